import { createElement } from 'react';
import { ICON_SHAPES, type IconName } from './icon-shapes';

/** One icon; beside a word it is silent, so a word always stands beside it. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);

const SHAPES = Object.entries(ICON_SHAPES);

/** The drawings that the icons of a page point to; stands once, at the start of the body. */
export const IconSprite = () => (
  <svg className="sprite" width="0" height="0" aria-hidden="true">
    {SHAPES.map(([name, shape]) => (
      <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
        {shape.map(([tag, attributes], i) => createElement(tag, { key: `${tag}${i}`, ...attributes }))}
      </symbol>
    ))}
  </svg>
);
