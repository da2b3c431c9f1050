/**
 * Codes of refused actions (400) by the key of the text that says why, so that a program can tell them apart. A number
 * is given once and never used for another meaning.
 */
export const refusalCodes = {
  // Documents and payments
  'action.reason.status': 'ACTN0001',
  'action.reason.right': 'ACTN0002',
  'action.reason.isAtPortal': 'ACTN0003',
  'action.reason.hasIrn': 'ACTN0004',
  'action.reason.hasEwayBill': 'ACTN0005',
  'action.reason.hasPayment': 'ACTN0006',
  'action.reason.hasNote': 'ACTN0007',
  'action.reason.isFulfilled': 'ACTN0008',
  'action.reason.periodFiled': 'ACTN0009',
  'action.reason.periodLocked': 'ACTN0010',
  'action.reason.isPending': 'ACTN0011',
  'action.reason.isOwnSubmission': 'ACTN0012',
  'action.reason.needsApprover': 'ACTN0013',
  'action.reason.needsApproval': 'ACTN0014',
  'action.reason.noApprovalFlow': 'ACTN0015',
  'action.reason.isPlaceInactive': 'ACTN0016',
  'action.reason.isFurnished': 'ACTN0017',
  'action.reason.notOwnSubmission': 'ACTN0061',
  'action.reason.isOfDay': 'ACTN0051',
  'daySale.isInvoiced': 'ACTN0052',
  'shippingBill.tooLate': 'ACTN0031',
  'shippingBill.alreadyAmended': 'ACTN0032',
  'action.reason.noCredit': 'ACTN0041',
  'action.reason.itcState': 'ACTN0042',
  'action.reason.itcPeriod': 'ACTN0043',
  'action.reason.itcClaimed': 'ACTN0044',
  'action.reason.itcAbove': 'ACTN0045',
  'action.reason.itcUnpaid': 'ACTN0046',
  'action.reason.itcPaid': 'ACTN0047',
  'action.reason.itcSeveralReasons': 'ACTN0048',
  'action.reason.itcTime': 'ACTN0049',
  'action.reason.itcFiled': 'ACTN0050',
  'action.reason.hasRefund': 'ACTN0018',
  'action.reason.advanceFiled': 'ACTN0019',
  'action.reason.nothingOpen': 'ACTN0020',
  'action.reason.aboveWriteOffLimit': 'ACTN0021',
  'mail.refused.notIssued': 'MAIL1001',
  'mail.refused.cancelled': 'MAIL1002',
  'mail.refused.paid': 'MAIL1003',
  'mail.refused.noAddress': 'MAIL1004',
  'mail.refused.today': 'MAIL1005',
  'mail.refused.limit': 'MAIL1006',
  // E-invoices
  'eInvoice.refused.draft': 'EINV1001',
  'eInvoice.refused.cancelledDocument': 'EINV1002',
  'eInvoice.refused.hasIrn': 'EINV1003',
  'eInvoice.refused.irnCancelled': 'EINV1004',
  'eInvoice.refused.inProgress': 'EINV1005',
  'eInvoice.refused.noIrn': 'EINV1006',
  'eInvoice.refused.late': 'EINV1007',
  'eInvoice.refused.ewayBill': 'EINV1008',
  'eInvoice.refused.notAside': 'EINV1009',
  'eInvoice.reason.switchedOff': 'EINV1011',
  'eInvoice.reason.beforeStart': 'EINV1012',
  'eInvoice.reason.exemptSeller': 'EINV1013',
  'eInvoice.reason.sezUnit': 'EINV1014',
  'eInvoice.reason.documentKind': 'EINV1015',
  'eInvoice.reason.exemptSupply': 'EINV1016',
  'eInvoice.reason.unregisteredBuyer': 'EINV1017',
  'eInvoice.reason.setAside': 'EINV1018',
  // E-way bills
  'eWayBill.refused.draft': 'EWAY1001',
  'eWayBill.refused.cancelledDocument': 'EWAY1002',
  'eWayBill.refused.hasBill': 'EWAY1003',
  'eWayBill.refused.noBill': 'EWAY1004',
  'eWayBill.refused.inProgress': 'EWAY1005',
  'eWayBill.refused.faulty': 'EWAY1006',
  'eWayBill.refused.exempt': 'EWAY1007',
  'eWayBill.refused.notExempt': 'EWAY1008',
  'eWayBill.refused.completed': 'EWAY1009',
  'eWayBill.refused.noIrn': 'EWAY1010',
  'eWayBill.refused.notRead': 'EWAY1011',
  'eWayBill.refused.sameVehicle': 'EWAY1012',
  'consolidated.refused.unknownBill': 'EWAY1021',
  'consolidated.refused.notMade': 'EWAY1022',
  'consolidated.refused.replaced': 'EWAY1023',
  'recurring.refused.ended': 'RECU1001',
  'billStart.refused.notOurs': 'PBIL1001',
  'billStart.refused.notValid': 'PBIL1002',
  'billStart.refused.notAnInvoice': 'PBIL1003',
  // Returns and requests
  'gstReturn.alreadyFiled': 'RETN1001',
  'gstReturn.notFiled': 'RETN1002',
  'gstReturn.notAFiler': 'RETN1003',
  'gstReturn.quarterFiled': 'RETN1004',
  'changeRequest.ownRefused': 'CHNG1001',
  'changeRequest.off': 'CHNG1002',
} as const satisfies Readonly<Record<string, string>>

export type RefusalReason = keyof typeof refusalCodes

const byReason: ReadonlyMap<string, string> = new Map(Object.entries(refusalCodes))

/** Code of a reason; undefined for a reason that the table does not name, which a test refuses. */
export const refusalCodeOf = (reasonKey: string): string | undefined => byReason.get(reasonKey)

/** The portal's rule `code` forbids it: `312` is `EWBP0312`. */
export const portalRefusalCode = (code: string): string => `EWBP${code.padStart(4, '0')}`
