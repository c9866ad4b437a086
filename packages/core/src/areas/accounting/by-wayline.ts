/** Who acts where something happens because its time has come: no user of ours. */
export const WAYLINE = { user_id: 'wayline', name: 'Wayline' };
