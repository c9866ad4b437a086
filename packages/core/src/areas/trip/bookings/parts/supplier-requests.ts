import * as z from 'zod';

/** What a supplier can be asked to see to, as the advisor reads it. Source: R-TRIP-248. */
export const SUPPLIER_REQUEST_CATEGORIES = {
  medical_conditions: 'Medical Conditions',
  food_allergies: 'Food Allergies',
  meals: 'Meals',
} as const;

const Request = z.string().max(500).optional();
/** What the supplier of a booking is asked for those who come, by category. It is between advisor and supplier: no client page shows it. */
export const SupplierRequests = z.object({
  medical_conditions: Request,
  food_allergies: Request,
  meals: Request,
} satisfies Record<keyof typeof SUPPLIER_REQUEST_CATEGORIES, z.ZodType>);
