import { useSession } from './session.ts'

type AutoRule =
  | 'AutoPlaceOfSupply'
  | 'AutoStateFromPincode'
  | 'AutoItemHsn'
  | 'AutoItemUnit'
  | 'AutoItemRate'
  | 'AutoItemPrice'
  | 'AutoTransport'
  | 'AutoDistance'
  | 'AutoComputeTotals'

/** Whether the product fills something in on its own: the account's switch, on unless it says otherwise. */
export const isAutomatic = (rule: AutoRule): boolean =>
  useSession.getState().settings?.subscriberSettings[rule] !== false
