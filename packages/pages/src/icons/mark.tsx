/** The mark of the product: a line that finds its way. */
export const Mark = () => (
  <svg className="mark" viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" />
    <path d="M7 12l4.5 11L16 13.5 20.5 23 25 12" />
    <circle cx="16" cy="8.4" r="1.8" />
  </svg>
);
