/** What an event names that changes a role for all who hold it; one that changes a single user's rights names the user. */
export const ROLES_ENTITY = 'roles';
