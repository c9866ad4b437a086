/** Text as a person typed it: blank lines part paragraphs, line ends stay, and it runs in its own direction. */
export const Prose = ({ text, className }: { text: string; className?: string }) => {
  const paragraphs = text.split(/\n\s*\n/).filter((p) => p.trim());
  if (paragraphs.length === 0) return null;
  return (
    <div className={className}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="typed" dir="auto">
          {paragraph.trim()}
        </p>
      ))}
    </div>
  );
};
