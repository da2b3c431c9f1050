import { addMonths } from '../../cal/date.ts'
import { Decimal } from '../../num/decimal.ts'
import { gstinIssue, parseGstin } from '../../ids/gstin.ts'
import { isStateCodeOn } from '../../tables/states.ts'
import { periodRange } from './context.ts'
import type { ReturnContext } from './context.ts'
import { isInterState, isRegistered, isZeroRated } from './document.ts'
import type { ReturnDocument } from './document.ts'
import type { IssueList } from './issues.ts'

/** Recipient, day, place and the flags of the head. */
export function checkHead(document: ReturnDocument, context: ReturnContext, list: IssueList): void {
  if (isRegistered(document.recipientCategory)) checkRecipient(document, context, list)
  else if (document.recipientCategory === 'UNREG' && document.recipientGstin) {
    list.add('GSTIN_ON_UNREGISTERED', { field: 'recipientGstin', params: { gstin: document.recipientGstin } })
  }
  checkSez(document, list)
  if (document.kind !== 'restatement') checkDate(document, context, list)
  checkPlace(document, list)
  checkFlags(document, list)
}

function checkRecipient(document: ReturnDocument, context: ReturnContext, list: IssueList): void {
  const gstin = document.recipientGstin
  const field = 'recipientGstin'
  if (!gstin) return list.add('GSTIN_MISSING', { field })
  const problem = gstinIssue(gstin)
  const params = { gstin }
  if (problem !== undefined) return list.add('GSTIN_INVALID', { field, params: { ...params, problem } })
  if (gstin === context.gstin) return list.add('GSTIN_OWN', { field, params })
  const isUin = parseGstin(gstin)?.kind === 'Uin'
  if (isUin && document.recipientCategory !== 'UIN') list.add('GSTIN_IS_UIN', { field, params })
  if (!isUin && document.recipientCategory === 'UIN') list.add('UIN_INVALID', { field, params })
}

/** The portal knows who is a unit of a special economic zone. */
function checkSez(document: ReturnDocument, list: IssueList): void {
  const registeredAs = document.recipientRegisteredAs
  if (registeredAs == null) return
  const params = { gstin: document.recipientGstin ?? '' }
  if (document.recipientCategory === 'SEZ' && registeredAs !== 'SEZ') {
    list.add('SEZ_NOT_REGISTERED', { field: 'recipientCategory', params })
  } else if (document.recipientCategory === 'REG' && registeredAs === 'SEZ') {
    list.add('SEZ_SUPPLY_AS_REGULAR', { field: 'recipientCategory', params })
  }
}

const startOfGst = '2017-07-01'
/** The portal takes no document older than this. */
const oldestMonths = 18

function checkDate(document: ReturnDocument, context: ReturnContext, list: IssueList): void {
  const { date } = document
  const field = 'date'
  if (date === null) return list.add('DATE_MISSING', { field })
  const { from, to } = periodRange(context)
  const start = context.registeredOn && context.registeredOn > startOfGst ? context.registeredOn : startOfGst
  const params = { date }
  if (date > to) list.add('DATE_AFTER_PERIOD', { field, params: { ...params, limit: to } })
  else if (date < start) list.add('DATE_BEFORE_REGISTRATION', { field, params: { ...params, limit: start } })
  else if (document.amends === null && date < addMonths(to, -oldestMonths)) {
    list.add('DATE_TOO_OLD', { field, params: { ...params, limit: addMonths(to, -oldestMonths) } })
  } else if (document.amends === null && date < from) list.add('DATE_IN_EARLIER_PERIOD', { field, params })
}

function checkPlace(document: ReturnDocument, list: IssueList): void {
  const { placeOfSupply, recipientCategory } = document
  const field = 'placeOfSupply'
  const params = { placeOfSupply }
  if (recipientCategory === 'EXPORT') {
    if (placeOfSupply !== '96') list.add('PLACE_NOT_ABROAD', { field, params })
  } else if (placeOfSupply === '') list.add('PLACE_MISSING', { field })
  else if (placeOfSupply === '96') {
    // A service whose place is abroad and that fails a clause of section 2(6) is an inter-State supply with IGST.
    const hasTax = document.lines.some(({ igst }) => !Decimal.of(igst).isZero())
    const isRegistered = document.recipientGstin !== null
    list.add(hasTax && !isRegistered ? 'ABROAD_NOT_EXPORT' : 'PLACE_ABROAD', { field })
  } else if (!isStateCodeOn(placeOfSupply, document.date ?? startOfGst))
    list.add('PLACE_INVALID', { field, params })
}

function checkFlags(document: ReturnDocument, list: IssueList): void {
  const { recipientCategory: category, reverseCharge } = document
  if (isZeroRated(document) && document.taxPayment === null)
    list.add('PAYMENT_MISSING', { field: 'taxPayment' })
  if (reverseCharge && (category === 'EXPORT' || category === 'UNREG' || category === 'DEEMED')) {
    list.add('REVERSE_CHARGE_REFUSED', { field: 'reverseCharge' })
  }
  if (reverseCharge && category === 'SEZ') list.add('REVERSE_CHARGE_SEZ', { field: 'reverseCharge' })
  if (!document.igstOnIntra || isInterState(document)) return
  if (category === 'UNREG') list.add('IGST_ON_INTRA_UNREGISTERED', { field: 'igstOnIntra' })
  // The offline tool takes this label only together with reverse charge.
  else if (!reverseCharge) list.add('IGST_ON_INTRA_REVERSE_CHARGE', { field: 'igstOnIntra' })
}
