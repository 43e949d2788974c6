import type { inventoryCalls } from '@earnwall/contract/console-calls/inventory';
import { getInventoryOffers } from '#calls/console/inventory/get-inventory-offers.ts';
import { getInventoryOffersExplain } from '#calls/console/inventory/get-inventory-offers-explain.ts';
import { getInventoryOffersId } from '#calls/console/inventory/get-inventory-offers-id.ts';
import { getInventorySurveys } from '#calls/console/inventory/get-inventory-surveys.ts';
import { getInventorySurveysExplain } from '#calls/console/inventory/get-inventory-surveys-explain.ts';
import { getInventorySurveysId } from '#calls/console/inventory/get-inventory-surveys-id.ts';
import { getUsersExplain } from '#calls/console/inventory/get-users-explain.ts';
import { putInventoryOffers } from '#calls/console/inventory/put-inventory-offers.ts';
import { putInventorySurveys } from '#calls/console/inventory/put-inventory-surveys.ts';
import type { ConsoleHandlers } from './handler.ts';

export const inventoryHandlers: ConsoleHandlers<keyof typeof inventoryCalls> = {
  'console/inventory/get-users-explain': getUsersExplain,
  'console/inventory/get-inventory-surveys': getInventorySurveys,
  'console/inventory/put-inventory-surveys': putInventorySurveys,
  'console/inventory/get-inventory-surveys-id': getInventorySurveysId,
  'console/inventory/get-inventory-surveys-explain': getInventorySurveysExplain,
  'console/inventory/get-inventory-offers': getInventoryOffers,
  'console/inventory/put-inventory-offers': putInventoryOffers,
  'console/inventory/get-inventory-offers-id': getInventoryOffersId,
  'console/inventory/get-inventory-offers-explain': getInventoryOffersExplain,
};
