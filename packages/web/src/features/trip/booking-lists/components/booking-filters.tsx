import { Button, chakra, HStack, Input } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { FILED_AS } from '@wayline/core/areas/trip/bookings/types/filed-as';
import { RESERVATION_STATUSES } from '@wayline/core/base/booking-types';
import { SlidersHorizontal, X } from 'lucide-react';
import { useId, useState } from 'react';
import { dateHint, formatDate, parseTypedDate } from '../../../../lib/format';
import { usePermission } from '../../../../lib/use-permission';
import type { Option } from '../../../../ui/fields/select-field';
import { SupplierOptions } from '../../bookings/components/supplier-options';
import { PAYMENT_OPTIONS } from '../../bookings/fields/common-specs';
import { supplierQuery } from '../../bookings/supplier-query';
import { useBookingTypes } from '../../bookings/use-booking-types';

export type BookingFilterName =
  | 'booking_type'
  | 'filed_as'
  | 'reservation_status'
  | 'payment_status'
  | 'supplier'
  | 'supplier_id'
  | 'from'
  | 'until'
  | 'unconfirmed'
  | 'order';
export type BookingFilterValues = Partial<Record<BookingFilterName, string>>;
type Props = { values: BookingFilterValues; onChange: (values: BookingFilterValues) => void };

const same = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));
type Select = readonly [name: BookingFilterName, label: string, choices: readonly Option[]];
const SELECTS: readonly Select[] = [
  ['filed_as', 'Any GDS type', same(FILED_AS)],
  ['reservation_status', 'Any status', same(RESERVATION_STATUSES)],
  ['payment_status', 'Any payment', PAYMENT_OPTIONS],
];
/** As long as a whole date: before that it is not wrong, only not finished. */
const LONG_ENOUGH = 10;
const BOX = { size: 'xs', width: { base: 'calc(50% - 4px)', md: '120px' } } as const;

type TypedProps = {
  label: string;
  value: string | undefined;
  date?: boolean;
  /** A list of what can be typed. */
  list?: string;
  onFocus?: () => void;
  onChange: (value: string | undefined) => void;
};

/** Takes effect on Enter or when it is left; emptied, it no longer narrows. Days are typed as their reader writes them. Source: R-TRIP-046, R-TRIP-047. */
const TypedFilter = ({ label, value, date = false, list, onFocus, onChange }: TypedProps) => {
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    if (typed === undefined) return;
    const next = date ? parseTypedDate(typed) : typed.trim() || undefined;
    if (typed.trim() && !next) return;
    setTyped(undefined);
    onChange(next);
  };
  const wrong = date && typed !== undefined && typed.length >= LONG_ENOUGH && !parseTypedDate(typed);
  return (
    <Input
      {...BOX}
      aria-label={label}
      aria-invalid={wrong || undefined}
      placeholder={date ? `${label}, ${dateHint()}` : label}
      title={label}
      list={list}
      onFocus={onFocus}
      value={typed ?? (date ? formatDate(value) : (value ?? ''))}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
};

/** The suppliers the company knows are asked for when somebody is about to type one. */
const SupplierFilter = (props: Pick<TypedProps, 'value' | 'onChange'>) => {
  const list = useId();
  const [asked, setAsked] = useState(false);
  const maySeeSuppliers = usePermission('View Supplier Profiles');
  const { data } = useQuery({ ...supplierQuery, enabled: asked && maySeeSuppliers });
  return (
    <>
      <TypedFilter {...props} label="Supplier" list={list} onFocus={() => setAsked(true)} />
      <SupplierOptions id={list} lists={data?.groups ?? []} />
    </>
  );
};

/** The one supplier whose bookings are shown, until it is taken away. */
const OneSupplier = ({ id, onRemove }: { id: string; onRemove: () => void }) => {
  const { data } = useQuery({ ...supplierQuery, enabled: usePermission('View Supplier Profiles') });
  const { name } = data?.groups.flatMap(({ suppliers }) => suppliers).find((one) => one.id === id) ?? {};
  return (
    <Button size="xs" variant="subtle" aria-label={`Remove filter: ${name ?? 'One supplier'}`} onClick={onRemove}>
      {name ?? 'One supplier'} <X size={14} aria-hidden />
    </Button>
  );
};

/** What narrows the bookings table. Days narrow what is read; the rest is looked for in what was read. */
export const BookingFilters = ({ values, onChange }: Props) => {
  const { optionsWith } = useBookingTypes();
  const types: Select = ['booking_type', 'Any type', optionsWith(values.booking_type)];
  const set = (name: BookingFilterName) => (value: string | undefined) =>
    onChange({ ...values, [name]: value || undefined });
  const toggle = (name: BookingFilterName, on: string, label: string) => (
    <Button
      size="xs"
      variant={values[name] ? 'subtle' : 'ghost'}
      aria-pressed={values[name] !== undefined}
      onClick={() => set(name)(values[name] ? undefined : on)}
    >
      {label}
    </Button>
  );
  const used = Object.values(values).filter(Boolean).length;
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        display={{ md: 'none' }}
        size="xs"
        variant="outline"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal size={14} aria-hidden /> {used > 0 ? `Filters (${used})` : 'Filters'}
      </Button>
      <HStack
        id={id}
        gap="2"
        wrap="wrap"
        role="group"
        aria-label="Filters"
        display={{ base: open ? 'flex' : 'none', md: 'flex' }}
      >
        {[types, ...SELECTS].map(([name, label, choices]) => (
          <chakra.select
            key={name}
            aria-label={label.replace('Any ', 'Filter by ')}
            value={values[name] ?? ''}
            onChange={(event) => set(name)(event.target.value)}
            height="8"
            width={BOX.width}
            px="2"
            textStyle="small"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="l2"
            focusVisibleRing="outside"
          >
            <option value="">{label}</option>
            {choices.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </chakra.select>
        ))}
        {values.supplier_id && <OneSupplier id={values.supplier_id} onRemove={() => set('supplier_id')(undefined)} />}
        <SupplierFilter value={values.supplier} onChange={set('supplier')} />
        <TypedFilter label="From" date value={values.from} onChange={set('from')} />
        <TypedFilter label="Until" date value={values.until} onChange={set('until')} />
        {toggle('unconfirmed', '1', 'Unconfirmed')}
        {toggle('order', 'soonest', 'Soonest first')}
        {used > 0 && (
          <Button size="xs" variant="ghost" onClick={() => onChange({})}>
            Clear filters
          </Button>
        )}
      </HStack>
    </>
  );
};
