import path from 'node:path/posix';
import type { SourceFile } from './value-imports';
import { ZONES, type Zones } from './zones';

const IMPORT = /(^[ \t]*(?:import|export)\b[^;'"]{0,5000}?\bfrom\s*|\bimport\(\s*)'(\.[^']+)'/gm;
const PLACE = /^packages\/([^/]+)\/src\/(?:(areas|features)\/)?(?!(?:areas|features)\/)([^/]+)\/(.+)$/;

type Place = { zone: string; inside: boolean; rest: string };
/** The zone that a file is in; files beside all zones, and the list of all areas, are in none. */
const findPlace = (file: string): Place | undefined => {
  const [, , inside, zone = '', rest = ''] = PLACE.exec(file) ?? [];
  return zone ? { zone, inside: inside !== undefined, rest } : undefined;
};

type Import = { target: string; to: Place | undefined; isLazy: boolean };
const judge = ({ order }: Zones, from: Place, { target, to, isLazy }: Import): string | undefined => {
  if (!to) return `${from.zone} may not import ${path.basename(target)}, which puts all zones together`;
  if (from.zone === to.zone) return undefined;
  const [here, there] = [order.indexOf(from.zone), order.indexOf(to.zone)];
  if (here < 0 || there < 0)
    return `${here < 0 ? from.zone : to.zone} is in no list of zones: add an area to areas/index.ts of core, another zone to scripts/borders/zones.ts`;
  if (there > here) return `${from.zone} may not import ${to.zone}, which is above it`;
  // What is loaded late names its own file, so that nothing else is loaded with it.
  return from.inside && to.inside && !isLazy && !/^public(-schemas)?(\.tsx?)?$/.test(to.rest)
    ? `${from.zone} enters ${to.zone} past its public file`
    : undefined;
};

/** Imports, of types too, that break the order of zones or enter one past its public file: `file: what is wrong`. Tests may look anywhere. */
export const findBorderFaults = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ file, code }) => {
    const zones = ZONES[file.split('/')[1] ?? ''];
    const from = findPlace(file);
    if (!zones || !from) return [];
    return [...code.matchAll(IMPORT)].flatMap(([, begin = '', spec = '']) => {
      const target = path.join(path.dirname(file), spec);
      if (!target.startsWith(`packages/${file.split('/')[1]}/src/`)) return [];
      const fault = judge(zones, from, { target, to: findPlace(target), isLazy: begin.startsWith('import(') });
      return fault ? [`${file}: ${fault}`] : [];
    });
  });
