// npm run pictures:age: warns of pictures of the product that are older than what they show. Nothing fails by it, as only a browser can
// make them again, and no commit should fail for what others have changed.
import { spawnSync } from 'node:child_process';
import { fileOf, PICTURES, THEMES } from '@wayline/pages/landing/pictures';
import { findOldPictures, type Git } from './pictures/find-old-pictures';
import { SHOWN_SOURCES } from './pictures/shown-sources';

const git: Git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
};
const pictures = new Map(
  (Object.keys(PICTURES) as (keyof typeof PICTURES)[]).flatMap((key) =>
    THEMES.map((theme) => [`docs/pictures/${fileOf(PICTURES[key].name, theme)}`, SHOWN_SOURCES[key]] as const),
  ),
);
/** How GitHub shows a line as a warning beside the run. */
const mark = process.env.GITHUB_ACTIONS ? '::warning::' : 'warning: ';
for (const { file, changes } of findOldPictures(pictures, git))
  console.log(`${mark}${file} is old: what it shows has changed ${changes} times since. Run npm run pictures.`);
