import type { suppliersCalls } from '@earnwall/contract/console-calls/suppliers';
import { list, missing, reason, refused, type Sample } from './sample.ts';

export const suppliersSamples: Readonly<Record<keyof typeof suppliersCalls, Sample>> = {
  'console/suppliers/get-suppliers': list(),
  'console/suppliers/get-supplier-kinds': list(),
  'console/suppliers/get-suppliers-id': missing({ params: { id: 'no-account' } }),
  'console/suppliers/post-suppliers': refused({
    body: { id: 'an-account', kind: 'of-no-kind', name: 'An account', settings: {}, secrets: {}, reason },
  }),
  'console/suppliers/post-suppliers-dry-run': refused({
    body: { id: 'an-account', kind: 'of-no-kind', settings: {} },
  }),
  'console/suppliers/post-suppliers-dry-run-message': refused({
    body: { id: 'an-account', kind: 'of-no-kind', settings: {}, comes_by: 'callback', url: '' },
  }),
  'console/suppliers/put-suppliers': missing({
    params: { id: 'no-account' },
    body: { version: 1, status: 'paused', reason },
  }),
  'console/suppliers/post-suppliers-waive-doubt': missing({
    params: { id: 'no-account' },
    body: { reason },
  }),
  'console/suppliers/get-suppliers-unread-rows': missing({ params: { id: 'no-account' } }),
  'console/suppliers/get-suppliers-unknown-codes': missing({ params: { id: 'no-account' } }),
  'console/suppliers/get-suppliers-set-aside': missing({ params: { id: 'no-account' } }),
  'console/suppliers/put-suppliers-set-aside': missing({
    params: { id: 'no-account', report: '1' },
    body: { reviewed: true, reason },
  }),
  'console/suppliers/get-supplier-health': list(),
  'console/suppliers/get-suppliers-health': missing({ params: { id: 'no-account' } }),
  'console/suppliers/put-suppliers-pause': missing({
    params: { id: 'no-account' },
    body: { paused: true, reason },
  }),
};
