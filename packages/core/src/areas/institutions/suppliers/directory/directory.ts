import * as z from 'zod';
import { DIRECTORY_DATA } from './directory-data';

/** An entry of the directory, in the fields of an institution. */
export const DirectoryEntry = z.object({
  directory_id: z.string(),
  name: z.string(),
  website: z.string(),
  brand_supplier: z.string().optional(),
  profile_category_id: z.int(),
  supplier_categories: z.array(z.string()),
});
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;

type Sort = Pick<DirectoryEntry, 'profile_category_id' | 'supplier_categories'>;
const SUPPLIER = 7;
const TOUR_OPERATOR = 5;
const BRAND = 9;
/** What the entries of each part are, by numbers of profile categories and ids of types of suppliers that every company has. */
const SORTS: Record<keyof typeof DIRECTORY_DATA, Sort> = {
  hotels: { profile_category_id: BRAND, supplier_categories: ['Hotel'] },
  cruises: { profile_category_id: SUPPLIER, supplier_categories: ['Ocean Cruise'] },
  tours: { profile_category_id: TOUR_OPERATOR, supplier_categories: ['general'] },
  activities: { profile_category_id: SUPPLIER, supplier_categories: ['general'] },
  rentals: { profile_category_id: SUPPLIER, supplier_categories: ['Car Rental'] },
  transfers: { profile_category_id: SUPPLIER, supplier_categories: ['Car Service'] },
  rail: { profile_category_id: SUPPLIER, supplier_categories: ['Rail'] },
  insurance: { profile_category_id: SUPPLIER, supplier_categories: ['general'] },
};

const parseLine = (line: string, sort: Sort): DirectoryEntry => {
  const [directory_id, name, website, brand_supplier] = line.split('|');
  return DirectoryEntry.parse({ directory_id, name, website, brand_supplier, ...sort });
};

/** The directory that every company can copy suppliers from, by name. */
export const DIRECTORY: readonly DirectoryEntry[] = Object.entries(DIRECTORY_DATA)
  .flatMap(([part, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => parseLine(line, SORTS[part as keyof typeof DIRECTORY_DATA])),
  )
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

export const findDirectoryEntry = (id: string | undefined): DirectoryEntry | undefined =>
  DIRECTORY.find(({ directory_id }) => directory_id === id);
