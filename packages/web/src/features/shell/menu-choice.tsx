import { Menu } from '@chakra-ui/react';

type Props<V extends string> = {
  title: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChoose: (value: V) => void;
};

/** One of a few, inside a menu. */
export const MenuChoice = <V extends string>({ title, value, options, onChoose }: Props<V>) => (
  <Menu.RadioItemGroup
    value={value}
    onValueChange={({ value: chosen }) => {
      const option = options.find((o) => o.value === chosen);
      if (option) onChoose(option.value);
    }}
  >
    <Menu.ItemGroupLabel textStyle="small" color="fg.muted">
      {title}
    </Menu.ItemGroupLabel>
    {options.map((option) => (
      <Menu.RadioItem key={option.value} value={option.value}>
        {option.label}
        <Menu.ItemIndicator />
      </Menu.RadioItem>
    ))}
  </Menu.RadioItemGroup>
);
