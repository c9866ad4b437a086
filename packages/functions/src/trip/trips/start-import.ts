import { TripImports } from '@wayline/core/areas/trip/trips/lifecycle/trip-import';
import { lifecycleContracts } from '@wayline/core/areas/trip/trips/lifecycle.contract';
import { endpoint } from '../../kernel/endpoint';

/** Begins an import; its rows follow in chunks. Source: spec 2 §7 (trip import by CSV). */
export const handler = endpoint(
  lifecycleContracts['trips.imports.start'],
  async ({ input, actor, db, deps, commit }) => {
    const by = { id: deps.newId('trip_import'), user_id: actor.user_id, creator_name: actor.name };
    const started = db.create(
      TripImports,
      { ...input, ...by, created: 0, failed: 0, undone: 0 },
      { action: 'trips.import_started', changes: { file_name: input.file_name } },
    );
    return commit({ writes: [started], answer: { trip_import: started.after } });
  },
);
