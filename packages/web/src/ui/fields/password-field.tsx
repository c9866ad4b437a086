import { IconButton, Input, InputGroup } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../field';
import { type Bound, useBound } from './bound-field';

type Props<T extends FieldValues> = Bound<T> & {
  autoComplete: 'current-password' | 'new-password';
  size?: 'sm' | 'lg';
};

/** A password, hidden until its owner wants to see it. */
export const PasswordField = <T extends FieldValues>({ autoComplete, size = 'sm', ...props }: Props<T>) => {
  const bound = useBound<T, string>(props);
  const [visible, setVisible] = useState(false);
  return (
    <Field {...bound.texts}>
      <InputGroup
        endElementProps={{ px: '1' }}
        endElement={
          <IconButton
            aria-label={visible ? 'Hide password' : 'Show password'}
            variant="ghost"
            size="xs"
            onClick={() => setVisible(!visible)}
          >
            {visible ? <EyeOff size={16} /> : <Eye size={16} />}
          </IconButton>
        }
      >
        <Input
          ref={bound.ref}
          name={bound.name}
          type={visible ? 'text' : 'password'}
          autoComplete={autoComplete}
          size={size}
          value={bound.value ?? ''}
          onChange={(e) => bound.change(e.target.value)}
          onBlur={bound.blur}
        />
      </InputGroup>
    </Field>
  );
};
