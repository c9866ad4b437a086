import type { TenantDb } from '../../../store/tenant-db';
import type { Payment } from '../payments/payment';
import { Payments } from '../payments/payment.records';
import type { SupplierPayment } from '../suppliers/supplier-payment';
import { SupplierPayments } from '../suppliers/supplier-payment.records';
import type { BookedMove } from './booked-moves';

/** The payment of a client or to a supplier by which money moved, and what it is called; none of what was posted otherwise, or is gone. */
export type MovedPayment = {
  payment: Payment | undefined;
  supplier: SupplierPayment | undefined;
  label: string | undefined;
};

/** The payments that moves are, one for each move. */
export const readMovedPayments = async (db: TenantDb, moves: readonly BookedMove[]): Promise<MovedPayment[]> => {
  const [payments, paid] = await Promise.all([
    db.getMany(moves.flatMap(({ payment_id: id }) => (id ? [{ def: Payments, key: { id } }] : []))),
    db.getMany(moves.flatMap(({ supplier_payment_id: id }) => (id ? [{ def: SupplierPayments, key: { id } }] : []))),
  ]);
  const received = new Map(payments.flatMap((one) => (one ? [[one.id as string, one] as const] : [])));
  const made = new Map(paid.flatMap((one) => (one ? [[one.id as string, one] as const] : [])));
  return moves.map((move) => {
    const payment = received.get(move.payment_id ?? '');
    const supplier = made.get(move.supplier_payment_id ?? '');
    const label = (payment && Payments.label?.(payment)) || (supplier && SupplierPayments.label?.(supplier));
    return { payment, supplier, label: label || undefined };
  });
};
