import type { Reply } from '../../app/api/call-types.ts'
import type { PartyChoice } from './form/invoice-store.ts'

/** A party as the picker would give it. */
export const partyChoiceOf = (party: Reply<'party.detail'>): PartyChoice =>
  ({
    ...party,
    city: party.billingAddress?.city,
    stateCode: party.billingAddress?.stateCode ?? party.gstin?.slice(0, 2),
  }) as PartyChoice
