import type { CodeRow } from './codes.ts'

/** Codes of the e-way bill made with or by an IRN. */
export const ewayBillCodes: readonly CodeRow[] = [
  [
    '4000',
    { en: 'IRN is not active', ar: 'IRN is not active', hi: 'IRN is not active' },
    { en: 'Use an active IRN', ar: 'Use an active IRN', hi: 'Use an active IRN' },
  ],
  [
    '4001',
    {
      en: 'Unexpected failure while making the e-way bill',
      ar: 'Unexpected failure while making the e-way bill',
      hi: 'Unexpected failure while making the e-way bill',
    },
    { en: 'Retry', ar: 'Retry', hi: 'Retry' },
  ],
  [
    '4002',
    {
      en: 'IRN already has an e-way bill',
      ar: 'IRN already has an e-way bill',
      hi: 'IRN already has an e-way bill',
    },
    { en: 'Fetch it', ar: 'Fetch it', hi: 'Fetch it' },
  ],
  [
    '4003',
    { en: 'No such IRN', ar: 'No such IRN', hi: 'No such IRN' },
    { en: 'Check it', ar: 'Check it', hi: 'Check it' },
  ],
  [
    '4004',
    { en: 'IRN could not be read', ar: 'IRN could not be read', hi: 'IRN could not be read' },
    { en: 'Retry', ar: 'Retry', hi: 'Retry' },
  ],
  [
    '4005',
    { en: 'No e-way bill for this IRN', ar: 'No e-way bill for this IRN', hi: 'No e-way bill for this IRN' },
    { en: '-', ar: '-', hi: '-' },
  ],
  [
    '4006',
    {
      en: 'A needed parameter is empty',
      ar: 'A needed parameter is empty',
      hi: 'A needed parameter is empty',
    },
    { en: 'Send it', ar: 'Send it', hi: 'Send it' },
  ],
  [
    '4007',
    { en: 'No such e-way bill', ar: 'No such e-way bill', hi: 'No such e-way bill' },
    { en: 'Check the number', ar: 'Check the number', hi: 'Check the number' },
  ],
  [
    '4008',
    {
      en: 'E-way bill number malformed',
      ar: 'E-way bill number malformed',
      hi: 'E-way bill number malformed',
    },
    { en: 'Twelve digits', ar: 'Twelve digits', hi: 'Twelve digits' },
  ],
  [
    '4009',
    {
      en: 'No goods line in the invoice',
      ar: 'No goods line in the invoice',
      hi: 'No goods line in the invoice',
    },
    { en: 'No e-way bill for services', ar: 'No e-way bill for services', hi: 'No e-way bill for services' },
  ],
  [
    '4010',
    {
      en: 'Notes and services cannot have an e-way bill',
      ar: 'Notes and services cannot have an e-way bill',
      hi: 'Notes and services cannot have an e-way bill',
    },
    { en: '-', ar: '-', hi: '-' },
  ],
  [
    '4011',
    {
      en: 'Vehicle number needed for road',
      ar: 'Vehicle number needed for road',
      hi: 'Vehicle number needed for road',
    },
    { en: 'Add VehNo', ar: 'Add VehNo', hi: 'Add VehNo' },
  ],
  [
    '4012',
    {
      en: 'Transport document number needed for rail and air',
      ar: 'Transport document number needed for rail and air',
      hi: 'Transport document number needed for rail and air',
    },
    { en: 'Add TransDocNo', ar: 'Add TransDocNo', hi: 'Add TransDocNo' },
  ],
  [
    '4013',
    {
      en: 'Distance too high or too low for the two PINs',
      ar: 'Distance too high or too low for the two PINs',
      hi: 'Distance too high or too low for the two PINs',
    },
    {
      en: 'Within 10 percent of the computed distance, or send 0',
      ar: 'Within 10 percent of the computed distance, or send 0',
      hi: 'Within 10 percent of the computed distance, or send 0',
    },
  ],
  [
    '4014',
    {
      en: 'Vehicle number format wrong',
      ar: 'Vehicle number format wrong',
      hi: 'Vehicle number format wrong',
    },
    { en: 'Fix VehNo', ar: 'Fix VehNo', hi: 'Fix VehNo' },
  ],
  [
    '4015',
    {
      en: 'Seller or buyer blocked for e-way bill',
      ar: 'Seller or buyer blocked for e-way bill',
      hi: 'Seller or buyer blocked for e-way bill',
    },
    { en: 'File pending returns', ar: 'File pending returns', hi: 'File pending returns' },
  ],
  [
    '4016',
    {
      en: 'Transport document date in the future',
      ar: 'Transport document date in the future',
      hi: 'Transport document date in the future',
    },
    { en: 'Fix it', ar: 'Fix it', hi: 'Fix it' },
  ],
  [
    '4017',
    { en: 'Date format wrong', ar: 'Date format wrong', hi: 'Date format wrong' },
    { en: 'dd/MM/yyyy', ar: 'dd/MM/yyyy', hi: 'dd/MM/yyyy' },
  ],
  [
    '4018',
    { en: 'Transporter id wrong', ar: 'Transporter id wrong', hi: 'Transporter id wrong' },
    {
      en: '15 characters, valid GSTIN or TRANSIN',
      ar: '15 characters, valid GSTIN or TRANSIN',
      hi: '15 characters, valid GSTIN or TRANSIN',
    },
  ],
  [
    '4019',
    {
      en: 'Transporter id needed for part A only',
      ar: 'Transporter id needed for part A only',
      hi: 'Transporter id needed for part A only',
    },
    { en: 'Add TransId, or part B', ar: 'Add TransId, or part B', hi: 'Add TransId, or part B' },
  ],
  [
    '4020',
    { en: 'Vehicle type wrong', ar: 'Vehicle type wrong', hi: 'Vehicle type wrong' },
    { en: 'R or O', ar: 'R or O', hi: 'R or O' },
  ],
  [
    '4021',
    {
      en: 'Transport document date before the invoice date',
      ar: 'Transport document date before the invoice date',
      hi: 'Transport document date before the invoice date',
    },
    { en: 'Fix it', ar: 'Fix it', hi: 'Fix it' },
  ],
  [
    '4022',
    {
      en: 'Vehicle type needed for road',
      ar: 'Vehicle type needed for road',
      hi: 'Vehicle type needed for road',
    },
    { en: 'Add VehType', ar: 'Add VehType', hi: 'Add VehType' },
  ],
  [
    '4023',
    {
      en: 'Transport document date needed for rail and air',
      ar: 'Transport document date needed for rail and air',
      hi: 'Transport document date needed for rail and air',
    },
    { en: 'Add TransDocDt', ar: 'Add TransDocDt', hi: 'Add TransDocDt' },
  ],
  [
    '4024',
    {
      en: 'Over-dimensional cargo only by road or ship',
      ar: 'Over-dimensional cargo only by road or ship',
      hi: 'Over-dimensional cargo only by road or ship',
    },
    { en: 'Use R', ar: 'Use R', hi: 'Use R' },
  ],
  ['4025', { en: 'User id wrong', ar: 'User id wrong', hi: 'User id wrong' }, { en: '-', ar: '-', hi: '-' }],
  [
    '4026',
    {
      en: 'E-way bill exists for the document number',
      ar: 'E-way bill exists for the document number',
      hi: 'E-way bill exists for the document number',
    },
    { en: 'Fetch it', ar: 'Fetch it', hi: 'Fetch it' },
  ],
  [
    '4027',
    {
      en: 'Transporter id needed for the part A slip',
      ar: 'Transporter id needed for the part A slip',
      hi: 'Transporter id needed for the part A slip',
    },
    { en: 'Add TransId', ar: 'Add TransId', hi: 'Add TransId' },
  ],
  [
    '4028',
    {
      en: 'Transport mode needed because vehicle or document is given',
      ar: 'Transport mode needed because vehicle or document is given',
      hi: 'Transport mode needed because vehicle or document is given',
    },
    { en: 'Add TransMode', ar: 'Add TransMode', hi: 'Add TransMode' },
  ],
  [
    '4029',
    {
      en: 'Same PIN at both ends: distance 0 not allowed',
      ar: 'Same PIN at both ends: distance 0 not allowed',
      hi: 'Same PIN at both ends: distance 0 not allowed',
    },
    {
      en: 'Send the real distance (1 to 100 km)',
      ar: 'Send the real distance (1 to 100 km)',
      hi: 'Send the real distance (1 to 100 km)',
    },
  ],
  [
    '4030',
    {
      en: 'No computed distance for the PIN pair',
      ar: 'No computed distance for the PIN pair',
      hi: 'No computed distance for the PIN pair',
    },
    { en: 'Send the real distance', ar: 'Send the real distance', hi: 'Send the real distance' },
  ],
  [
    '4031',
    {
      en: 'Ship-to needed for the e-way bill of an export',
      ar: 'Ship-to needed for the e-way bill of an export',
      hi: 'Ship-to needed for the e-way bill of an export',
    },
    {
      en: 'Send ExpShipDtls or ShipDtls',
      ar: 'Send ExpShipDtls or ShipDtls',
      hi: 'Send ExpShipDtls or ShipDtls',
    },
  ],
  [
    '4032',
    { en: 'Ship-to state cannot be 96', ar: 'Ship-to state cannot be 96', hi: 'Ship-to state cannot be 96' },
    { en: 'Use the port state', ar: 'Use the port state', hi: 'Use the port state' },
  ],
  [
    '4033',
    {
      en: 'Ship-to PIN cannot be 999999',
      ar: 'Ship-to PIN cannot be 999999',
      hi: 'Ship-to PIN cannot be 999999',
    },
    { en: 'Use the port PIN', ar: 'Use the port PIN', hi: 'Use the port PIN' },
  ],
  [
    '4034',
    {
      en: 'Distance cannot be 0 when a PIN is 999999',
      ar: 'Distance cannot be 0 when a PIN is 999999',
      hi: 'Distance cannot be 0 when a PIN is 999999',
    },
    { en: 'Send the distance', ar: 'Send the distance', hi: 'Send the distance' },
  ],
  [
    '4035',
    {
      en: 'Dispatch state cannot be 96',
      ar: 'Dispatch state cannot be 96',
      hi: 'Dispatch state cannot be 96',
    },
    { en: 'Fix it', ar: 'Fix it', hi: 'Fix it' },
  ],
  [
    '4036',
    {
      en: 'Dispatch PIN cannot be 999999',
      ar: 'Dispatch PIN cannot be 999999',
      hi: 'Dispatch PIN cannot be 999999',
    },
    { en: 'Fix it', ar: 'Fix it', hi: 'Fix it' },
  ],
  [
    '4037',
    { en: 'Caller may not read this', ar: 'Caller may not read this', hi: 'Caller may not read this' },
    { en: '-', ar: '-', hi: '-' },
  ],
  [
    '4038',
    { en: 'Distance too high', ar: 'Distance too high', hi: 'Distance too high' },
    { en: 'At most 4000 km', ar: 'At most 4000 km', hi: 'At most 4000 km' },
  ],
  [
    '4039',
    {
      en: 'Regular vehicle not allowed for ship',
      ar: 'Regular vehicle not allowed for ship',
      hi: 'Regular vehicle not allowed for ship',
    },
    {
      en: 'Use O (text as published; meaning unverified)',
      ar: 'Use O (text as published; meaning unverified)',
      hi: 'Use O (text as published; meaning unverified)',
    },
  ],
  [
    '4040',
    {
      en: 'Ship needs a vehicle number or a transport document',
      ar: 'Ship needs a vehicle number or a transport document',
      hi: 'Ship needs a vehicle number or a transport document',
    },
    { en: 'Add one', ar: 'Add one', hi: 'Add one' },
  ],
  [
    '4055',
    {
      en: 'Cancellation window of 24 hours is over',
      ar: 'Cancellation window of 24 hours is over',
      hi: 'Cancellation window of 24 hours is over',
    },
    { en: '-', ar: '-', hi: '-' },
  ],
  [
    '4057',
    {
      en: 'E-way bill not made by caller, or cancelled',
      ar: 'E-way bill not made by caller, or cancelled',
      hi: 'E-way bill not made by caller, or cancelled',
    },
    { en: '-', ar: '-', hi: '-' },
  ],
  [
    '4059',
    { en: 'Reason not valid', ar: 'Reason not valid', hi: 'Reason not valid' },
    { en: '-', ar: '-', hi: '-' },
  ],
  [
    '4074',
    {
      en: 'Ship-to state is not that of the ship-to GSTIN (2026 change, on hold)',
      ar: 'Ship-to state is not that of the ship-to GSTIN (2026 change, on hold)',
      hi: 'Ship-to state is not that of the ship-to GSTIN (2026 change, on hold)',
    },
    { en: 'Fix Stcd', ar: 'Fix Stcd', hi: 'Fix Stcd' },
  ],
]
