import type { ReactNode } from 'react';

type StoryProps = { title: string; text: string; points: readonly string[]; children?: ReactNode };

/** One reason to want the product, with a picture beside it where there is one. */
export const Story = ({ title, text, points, children }: StoryProps) => (
  <section className={children ? 'story with-picture' : 'story'}>
    <div className="story-words">
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
    <ul className="points">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    {children}
  </section>
);
