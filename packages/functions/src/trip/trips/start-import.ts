import { TripImports } from '@wayline/core/areas/trip/trips/lifecycle/trip-import';
import { lifecycleContracts } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import { endpoint } from '../../kernel/endpoint';

/** Begins an import; its rows follow in chunks. Source: spec 2 §7 (trip import by CSV). */
export const handler = endpoint(
  lifecycleContracts['trips.imports.start'],
  async ({ input, actor, db, deps, commit }) => {
    const started = db.insert(TripImports, {
      ...input,
      id: deps.newId('trip_import'),
      user_id: actor.user_id,
      creator_name: actor.name,
      created: 0,
      failed: 0,
      undone: 0,
    });
    return commit({
      writes: [started],
      audit: { subject: started.after.id, action: 'trips.import_started', changes: { file_name: input.file_name } },
      answer: { trip_import: started.after },
    });
  },
);
