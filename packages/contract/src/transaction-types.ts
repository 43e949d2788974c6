/** Why a user's reward moved, as ledgers, statements and postbacks name it (PB-01). */
export {
  type PostbackType as TransactionType,
  postbackTypes as transactionTypes,
} from '@earnwall/postbacks/postback';
