import type { CallSchema } from '../call-schema.ts';
import { getSupplierHealth } from '../calls/console/suppliers/get-supplier-health.ts';
import { getSupplierKinds } from '../calls/console/suppliers/get-supplier-kinds.ts';
import { getSuppliers } from '../calls/console/suppliers/get-suppliers.ts';
import { getSuppliersHealth } from '../calls/console/suppliers/get-suppliers-health.ts';
import { getSuppliersId } from '../calls/console/suppliers/get-suppliers-id.ts';
import { getSuppliersSetAside } from '../calls/console/suppliers/get-suppliers-set-aside.ts';
import { getSuppliersUnknownCodes } from '../calls/console/suppliers/get-suppliers-unknown-codes.ts';
import { getSuppliersUnreadRows } from '../calls/console/suppliers/get-suppliers-unread-rows.ts';
import { postSuppliers } from '../calls/console/suppliers/post-suppliers.ts';
import { postSuppliersDryRun } from '../calls/console/suppliers/post-suppliers-dry-run.ts';
import { postSuppliersDryRunMessage } from '../calls/console/suppliers/post-suppliers-dry-run-message.ts';
import { postSuppliersWaiveDoubt } from '../calls/console/suppliers/post-suppliers-waive-doubt.ts';
import { putSuppliers } from '../calls/console/suppliers/put-suppliers.ts';
import { putSuppliersPause } from '../calls/console/suppliers/put-suppliers-pause.ts';
import { putSuppliersSetAside } from '../calls/console/suppliers/put-suppliers-set-aside.ts';
import type { suppliersCalls } from '../console-calls/suppliers.ts';

export const suppliersSchemas = {
  'console/suppliers/get-suppliers': getSuppliers,
  'console/suppliers/get-supplier-kinds': getSupplierKinds,
  'console/suppliers/get-suppliers-id': getSuppliersId,
  'console/suppliers/post-suppliers': postSuppliers,
  'console/suppliers/post-suppliers-dry-run': postSuppliersDryRun,
  'console/suppliers/post-suppliers-dry-run-message': postSuppliersDryRunMessage,
  'console/suppliers/put-suppliers': putSuppliers,
  'console/suppliers/post-suppliers-waive-doubt': postSuppliersWaiveDoubt,
  'console/suppliers/get-suppliers-unread-rows': getSuppliersUnreadRows,
  'console/suppliers/get-suppliers-unknown-codes': getSuppliersUnknownCodes,
  'console/suppliers/get-suppliers-set-aside': getSuppliersSetAside,
  'console/suppliers/put-suppliers-set-aside': putSuppliersSetAside,
  'console/suppliers/get-supplier-health': getSupplierHealth,
  'console/suppliers/get-suppliers-health': getSuppliersHealth,
  'console/suppliers/put-suppliers-pause': putSuppliersPause,
} satisfies Record<keyof typeof suppliersCalls, CallSchema>;
