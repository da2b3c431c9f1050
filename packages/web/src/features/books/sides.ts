/** Tax that we deduct of suppliers, or collect of customers: what screens of challans and statements differ in. */
export type Side = 'tds' | 'tcs'

/** A call of a side; both take and answer the same, but for the names of their sections and forms. */
export const challanCall = <const A extends string>(side: Side, action: A) =>
  `${side}Challan.${action}` as `tdsChallan.${A}`
export const statementCall = <const A extends string>(side: Side, action: A) =>
  `${side}Statement.${action}` as `tdsStatement.${A}`
