/** Names in the address of a page besides those of what its list is asked: the order of its table, and the tab that it is on. */
export const [SORT_PARAM, TAB_PARAM] = ['sort', 'tab'];
