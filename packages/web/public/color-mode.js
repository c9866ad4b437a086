// Runs before the first paint, so that the page never flashes in the wrong colours or layout. The app takes over from here.
(() => {
  const root = document.documentElement;
  let chosen = 'system';
  let layout = 'new';
  try {
    chosen = localStorage.getItem('wayline.color-mode') ?? 'system';
    layout = localStorage.getItem('wayline.ui-version') ?? 'new';
  } catch {}
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.add(dark ? 'dark' : 'light');
  root.dataset.layout = layout === 'old' ? 'classic' : 'modern';
})();
