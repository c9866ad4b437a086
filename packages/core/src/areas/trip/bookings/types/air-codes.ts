/** Classes an airline sells, as bookings name them. Source: R-TRIP-227 (G-103). */
export const AIR_SERVICE_CLASSES = [
  'Economy/Coach',
  'Economy Plus',
  'Business',
  'First Class',
  'Private Charter',
] as const;
/** Source: R-TRIP-227. */
export const FLIGHT_SPECIAL_REQUESTS = ['wheelchair', 'extra_legroom', 'pet', 'medical', 'airport_assistance'] as const;

/** Seat characteristics by their IATA codes, as airlines exchange them. Source: R-TRIP-228 (G-102). */
export const SEAT_CODES = {
  W: 'Window',
  '9': 'Middle',
  A: 'Aisle',
  K: 'Bulkhead',
  E: 'Exit row',
  L: 'Extra legroom',
  B: 'With a bassinet',
  I: 'Adult with an infant',
  H: 'Reduced mobility',
  Q: 'Quiet zone',
} as const;

/** Special meals by their IATA codes, as airlines exchange them. Source: R-TRIP-228 (G-102). */
export const MEAL_CODES = {
  AVML: 'Vegetarian Hindu',
  BBML: 'Baby',
  BLML: 'Bland',
  CHML: 'Child',
  DBML: 'Diabetic',
  FPML: 'Fruit platter',
  GFML: 'Gluten intolerant',
  HNML: 'Hindu',
  KSML: 'Kosher',
  LCML: 'Low calorie',
  LFML: 'Low fat',
  LSML: 'Low salt',
  MOML: 'Muslim',
  NLML: 'Low lactose',
  RVML: 'Vegetarian raw',
  SFML: 'Seafood',
  SPML: 'Special meal, as described',
  VGML: 'Vegan',
  VJML: 'Vegetarian Jain',
  VLML: 'Vegetarian with milk and eggs',
  VOML: 'Vegetarian oriental',
} as const;
