// Runs before the first paint, so that the page never flashes in the wrong colours. The app takes over from here.
(() => {
  const root = document.documentElement;
  let chosen = 'system';
  try {
    chosen = localStorage.getItem('wayline.color-mode') ?? 'system';
  } catch {}
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.classList.add(dark ? 'dark' : 'light');
})();
