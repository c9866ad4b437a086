import { afterEach, expect, it } from 'vitest';
import { singleKey } from './single-keys';

const heard: (string | undefined)[] = [];
const listen = (event: KeyboardEvent) => void heard.push(singleKey(event));
window.addEventListener('keydown', listen);
const press = (target: EventTarget, key: string, held: KeyboardEventInit = {}) => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...held }));
  return heard.pop();
};
const within = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
};
afterEach(() => {
  document.body.innerHTML = '';
});

it('hears a key pressed by itself, letters small', () => {
  expect(press(document.body, 'J')).toBe('j');
  expect(press(within('<button>Open</button>'), 'ArrowDown')).toBe('ArrowDown');
});
it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves a key that is pressed with %s to the browser', (held) => {
  expect(press(document.body, 'd', { [held]: true })).toBeUndefined();
});
it.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable="true">Note</p>'])(
  'is silent while somebody types in %s',
  (html) => expect(press(within(html), 'j')).toBeUndefined(),
);
it.each(['<dialog open></dialog>', '<div role="menu" data-state="open"></div>'])(
  'is silent while %s is open',
  (html) => {
    within(html);
    expect(press(document.body, 'j')).toBeUndefined();
  },
);
