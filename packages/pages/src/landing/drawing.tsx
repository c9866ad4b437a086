import type { ReactNode } from 'react';

/** A drawing of the product; who does not see it is told what it shows. */
export const Drawing = ({ name, alt, children }: { name: string; alt: string; children: ReactNode }) => (
  <div className={`picture ${name}-picture`} role="img" aria-label={alt}>
    {children}
  </div>
);
