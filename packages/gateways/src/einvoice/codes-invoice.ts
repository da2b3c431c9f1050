import type { CodeRow } from './codes.ts'

/** Codes of registering and cancelling an invoice. */
export const invoiceCodes: readonly CodeRow[] = [
  [
    '2139',
    {
      en: 'Unexpected failure while making the IRN',
      ar: 'Unexpected failure while making the IRN',
      hi: 'Unexpected failure while making the IRN',
    },
    { en: 'Retry later', ar: 'Retry later', hi: 'Retry later' },
  ],
  [
    '2140',
    {
      en: 'Payload does not follow the schema',
      ar: 'Payload does not follow the schema',
      hi: 'Payload does not follow the schema',
    },
    { en: 'Compare with section 1', ar: 'Compare with section 1', hi: 'Compare with section 1' },
  ],
  [
    '2141',
    {
      en: 'Unexpected failure while cancelling',
      ar: 'Unexpected failure while cancelling',
      hi: 'Unexpected failure while cancelling',
    },
    {
      en: 'Check payload and headers, retry',
      ar: 'Check payload and headers, retry',
      hi: 'Check payload and headers, retry',
    },
  ],
  [
    '2142',
    {
      en: 'Some request parameters are missing',
      ar: 'Some request parameters are missing',
      hi: 'Some request parameters are missing',
    },
    {
      en: 'Send all parameters of the call',
      ar: 'Send all parameters of the call',
      hi: 'Send all parameters of the call',
    },
  ],
  [
    '2143',
    {
      en: 'IRN belongs to another GSTIN',
      ar: 'IRN belongs to another GSTIN',
      hi: 'IRN belongs to another GSTIN',
    },
    { en: 'Act only on own IRNs', ar: 'Act only on own IRNs', hi: 'Act only on own IRNs' },
  ],
  [
    '2144',
    {
      en: 'Document date not in dd/MM/yyyy',
      ar: 'Document date not in dd/MM/yyyy',
      hi: 'Document date not in dd/MM/yyyy',
    },
    { en: 'Fix the format', ar: 'Fix the format', hi: 'Fix the format' },
  ],
  [
    '2145',
    { en: 'IRN text is not valid', ar: 'IRN text is not valid', hi: 'IRN text is not valid' },
    {
      en: 'Send 64 lower-case hex characters',
      ar: 'Send 64 lower-case hex characters',
      hi: 'Send 64 lower-case hex characters',
    },
  ],
  [
    '2146',
    {
      en: 'IRN could not be made just now',
      ar: 'IRN could not be made just now',
      hi: 'IRN could not be made just now',
    },
    {
      en: 'Retry later; look up by document first',
      ar: 'Retry later; look up by document first',
      hi: 'Retry later; look up by document first',
    },
  ],
  [
    '2147',
    { en: 'Signing failed just now', ar: 'Signing failed just now', hi: 'Signing failed just now' },
    {
      en: 'Retry later; look up by document first',
      ar: 'Retry later; look up by document first',
      hi: 'Retry later; look up by document first',
    },
  ],
  [
    '2148',
    {
      en: 'No such IRN here, or it is outside the retrieval window, or it was made at another portal',
      ar: 'No such IRN here, or it is outside the retrieval window, or it was made at another portal',
      hi: 'No such IRN here, or it is outside the retrieval window, or it was made at another portal',
    },
    {
      en: 'Check the IRN; try the irp header; keep own copies',
      ar: 'Check the IRN; try the irp header; keep own copies',
      hi: 'Check the IRN; try the irp header; keep own copies',
    },
  ],
  [
    '2150',
    {
      en: 'Duplicate: this document already has an IRN',
      ar: 'Duplicate: this document already has an IRN',
      hi: 'Duplicate: this document already has an IRN',
    },
    {
      en: 'Read InfoDtls (DUPIRN), fetch by document, compare buyer and total, store it',
      ar: 'Read InfoDtls (DUPIRN), fetch by document, compare buyer and total, store it',
      hi: 'Read InfoDtls (DUPIRN), fetch by document, compare buyer and total, store it',
    },
  ],
  [
    '2154',
    {
      en: 'No IRN for the document details',
      ar: 'No IRN for the document details',
      hi: 'No IRN for the document details',
    },
    {
      en: 'Generate it, or correct type, number, date',
      ar: 'Generate it, or correct type, number, date',
      hi: 'Generate it, or correct type, number, date',
    },
  ],
  [
    '2155',
    { en: 'Supplier GSTIN missing', ar: 'Supplier GSTIN missing', hi: 'Supplier GSTIN missing' },
    { en: 'Send SellerDtls.Gstin', ar: 'Send SellerDtls.Gstin', hi: 'Send SellerDtls.Gstin' },
  ],
  [
    '2156',
    { en: 'From-date format wrong', ar: 'From-date format wrong', hi: 'From-date format wrong' },
    { en: 'Use dd/MM/yyyy', ar: 'Use dd/MM/yyyy', hi: 'Use dd/MM/yyyy' },
  ],
  [
    '2157',
    { en: 'To-date format wrong', ar: 'To-date format wrong', hi: 'To-date format wrong' },
    { en: 'Use dd/MM/yyyy', ar: 'Use dd/MM/yyyy', hi: 'Use dd/MM/yyyy' },
  ],
  [
    '2159',
    { en: 'RegRev value not allowed', ar: 'RegRev value not allowed', hi: 'RegRev value not allowed' },
    { en: 'Send Y or N', ar: 'Send Y or N', hi: 'Send Y or N' },
  ],
  [
    '2161',
    { en: 'Document type not allowed', ar: 'Document type not allowed', hi: 'Document type not allowed' },
    { en: 'INV, CRN or DBN', ar: 'INV, CRN or DBN', hi: 'INV, CRN or DBN' },
  ],
  [
    '2162',
    {
      en: 'Reverse charge on a supply type other than B2B',
      ar: 'Reverse charge on a supply type other than B2B',
      hi: 'Reverse charge on a supply type other than B2B',
    },
    {
      en: 'Set RegRev to N or SupTyp to B2B',
      ar: 'Set RegRev to N or SupTyp to B2B',
      hi: 'Set RegRev to N or SupTyp to B2B',
    },
  ],
  [
    '2163',
    {
      en: 'Document date is in the future (older text: not today or yesterday)',
      ar: 'Document date is in the future (older text: not today or yesterday)',
      hi: 'Document date is in the future (older text: not today or yesterday)',
    },
    {
      en: 'Use today or an earlier date in Indian time',
      ar: 'Use today or an earlier date in Indian time',
      hi: 'Use today or an earlier date in Indian time',
    },
  ],
  [
    '2169',
    {
      en: 'Caller is neither the supplier nor the e-commerce operator named in EcmGstin',
      ar: 'Caller is neither the supplier nor the e-commerce operator named in EcmGstin',
      hi: 'Caller is neither the supplier nor the e-commerce operator named in EcmGstin',
    },
    {
      en: 'Log in with the seller GSTIN',
      ar: 'Log in with the seller GSTIN',
      hi: 'Log in with the seller GSTIN',
    },
  ],
  [
    '2171',
    {
      en: 'Unregistered recipient on a deemed export',
      ar: 'Unregistered recipient on a deemed export',
      hi: 'Unregistered recipient on a deemed export',
    },
    { en: 'Give the recipient GSTIN', ar: 'Give the recipient GSTIN', hi: 'Give the recipient GSTIN' },
  ],
  [
    '2172',
    { en: 'IGST on a local supply', ar: 'IGST on a local supply', hi: 'IGST on a local supply' },
    {
      en: 'Use CGST and SGST, or IgstOnIntra with reverse charge',
      ar: 'Use CGST and SGST, or IgstOnIntra with reverse charge',
      hi: 'Use CGST and SGST, or IgstOnIntra with reverse charge',
    },
  ],
  [
    '2173',
    { en: 'Too many items', ar: 'Too many items', hi: 'Too many items' },
    { en: 'At most 1000 lines', ar: 'At most 1000 lines', hi: 'At most 1000 lines' },
  ],
  [
    '2174',
    {
      en: 'CGST or SGST on a supply to another state',
      ar: 'CGST or SGST on a supply to another state',
      hi: 'CGST or SGST on a supply to another state',
    },
    { en: 'Use IGST', ar: 'Use IGST', hi: 'Use IGST' },
  ],
  [
    '2175',
    {
      en: 'Tax kind does not fit the supply (seen next to 2174)',
      ar: 'Tax kind does not fit the supply (seen next to 2174)',
      hi: 'Tax kind does not fit the supply (seen next to 2174)',
    },
    { en: 'Same as 2174', ar: 'Same as 2174', hi: 'Same as 2174' },
  ],
  [
    '2176',
    {
      en: 'HSN or SAC not in the master',
      ar: 'HSN or SAC not in the master',
      hi: 'HSN or SAC not in the master',
    },
    {
      en: 'Use a valid code of six or eight digits',
      ar: 'Use a valid code of six or eight digits',
      hi: 'Use a valid code of six or eight digits',
    },
  ],
  [
    '2177',
    {
      en: 'Unit code not in the master',
      ar: 'Unit code not in the master',
      hi: 'Unit code not in the master',
    },
    {
      en: 'Map to one of the 45 UQC codes',
      ar: 'Map to one of the 45 UQC codes',
      hi: 'Map to one of the 45 UQC codes',
    },
  ],
  [
    '2178',
    {
      en: 'PIN does not belong to the state (older code)',
      ar: 'PIN does not belong to the state (older code)',
      hi: 'PIN does not belong to the state (older code)',
    },
    { en: 'See 3039', ar: 'See 3039', hi: 'See 3039' },
  ],
  [
    '2179',
    { en: 'Tax amounts look wrong', ar: 'Tax amounts look wrong', hi: 'Tax amounts look wrong' },
    {
      en: 'Recalculate IGST, CGST, SGST',
      ar: 'Recalculate IGST, CGST, SGST',
      hi: 'Recalculate IGST, CGST, SGST',
    },
  ],
  [
    '2180',
    { en: 'CGST or SGST on an export', ar: 'CGST or SGST on an export', hi: 'CGST or SGST on an export' },
    { en: 'Use IGST only', ar: 'Use IGST only', hi: 'Use IGST only' },
  ],
  [
    '2181',
    {
      en: 'Export marked as a local supply',
      ar: 'Export marked as a local supply',
      hi: 'Export marked as a local supply',
    },
    { en: 'Set place of supply 96', ar: 'Set place of supply 96', hi: 'Set place of supply 96' },
  ],
  [
    '2182',
    {
      en: 'Total taxable value is not the sum of the lines',
      ar: 'Total taxable value is not the sum of the lines',
      hi: 'Total taxable value is not the sum of the lines',
    },
    { en: 'Recalculate AssVal', ar: 'Recalculate AssVal', hi: 'Recalculate AssVal' },
  ],
  [
    '2183',
    {
      en: 'Total SGST is not the sum of the lines',
      ar: 'Total SGST is not the sum of the lines',
      hi: 'Total SGST is not the sum of the lines',
    },
    { en: 'Recalculate SgstVal', ar: 'Recalculate SgstVal', hi: 'Recalculate SgstVal' },
  ],
  [
    '2184',
    {
      en: 'Total CGST is not the sum of the lines',
      ar: 'Total CGST is not the sum of the lines',
      hi: 'Total CGST is not the sum of the lines',
    },
    { en: 'Recalculate CgstVal', ar: 'Recalculate CgstVal', hi: 'Recalculate CgstVal' },
  ],
  [
    '2185',
    {
      en: 'Total IGST is not the sum of the lines',
      ar: 'Total IGST is not the sum of the lines',
      hi: 'Total IGST is not the sum of the lines',
    },
    { en: 'Recalculate IgstVal', ar: 'Recalculate IgstVal', hi: 'Recalculate IgstVal' },
  ],
  [
    '2186',
    {
      en: 'Total cess is not the sum of the lines',
      ar: 'Total cess is not the sum of the lines',
      hi: 'Total cess is not the sum of the lines',
    },
    {
      en: 'CesVal holds CesAmt plus CesNonAdvlAmt',
      ar: 'CesVal holds CesAmt plus CesNonAdvlAmt',
      hi: 'CesVal holds CesAmt plus CesNonAdvlAmt',
    },
  ],
  [
    '2187',
    {
      en: 'Total state cess is not the sum of the lines',
      ar: 'Total state cess is not the sum of the lines',
      hi: 'Total state cess is not the sum of the lines',
    },
    {
      en: 'StCesVal holds StateCesAmt plus StateCesNonAdvlAmt',
      ar: 'StCesVal holds StateCesAmt plus StateCesNonAdvlAmt',
      hi: 'StCesVal holds StateCesAmt plus StateCesNonAdvlAmt',
    },
  ],
  [
    '2188',
    {
      en: 'Total per-unit cess is not the sum of the lines (older schema)',
      ar: 'Total per-unit cess is not the sum of the lines (older schema)',
      hi: 'Total per-unit cess is not the sum of the lines (older schema)',
    },
    { en: 'Put it in CesVal', ar: 'Put it in CesVal', hi: 'Put it in CesVal' },
  ],
  [
    '2189',
    { en: 'Invoice total wrong', ar: 'Invoice total wrong', hi: 'Invoice total wrong' },
    {
      en: 'Sum of TotItemVal, less Discount, plus OthChrg, plus RndOffAmt',
      ar: 'Sum of TotItemVal, less Discount, plus OthChrg, plus RndOffAmt',
      hi: 'Sum of TotItemVal, less Discount, plus OthChrg, plus RndOffAmt',
    },
  ],
  [
    '2190',
    {
      en: 'Recipient kind not valid for export',
      ar: 'Recipient kind not valid for export',
      hi: 'Recipient kind not valid for export',
    },
    { en: 'Use URP', ar: 'Use URP', hi: 'Use URP' },
  ],
  [
    '2191',
    {
      en: 'Original document missing on a credit or debit note (older rule)',
      ar: 'Original document missing on a credit or debit note (older rule)',
      hi: 'Original document missing on a credit or debit note (older rule)',
    },
    {
      en: 'Add RefDtls.PrecDocDtls; not enforced since notes were delinked',
      ar: 'Add RefDtls.PrecDocDtls; not enforced since notes were delinked',
      hi: 'Add RefDtls.PrecDocDtls; not enforced since notes were delinked',
    },
  ],
  [
    '2192',
    {
      en: 'Gross amount is not quantity times price',
      ar: 'Gross amount is not quantity times price',
      hi: 'Gross amount is not quantity times price',
    },
    { en: 'Recalculate TotAmt', ar: 'Recalculate TotAmt', hi: 'Recalculate TotAmt' },
  ],
  [
    '2193',
    {
      en: 'Taxable value is not gross less discount',
      ar: 'Taxable value is not gross less discount',
      hi: 'Taxable value is not gross less discount',
    },
    { en: 'Recalculate AssAmt', ar: 'Recalculate AssAmt', hi: 'Recalculate AssAmt' },
  ],
  [
    '2194',
    { en: 'Item total wrong', ar: 'Item total wrong', hi: 'Item total wrong' },
    {
      en: 'AssAmt plus taxes, cesses and OthChrg',
      ar: 'AssAmt plus taxes, cesses and OthChrg',
      hi: 'AssAmt plus taxes, cesses and OthChrg',
    },
  ],
  [
    '2195',
    {
      en: 'EcmGstin is not an e-commerce operator (TCS registration)',
      ar: 'EcmGstin is not an e-commerce operator (TCS registration)',
      hi: 'EcmGstin is not an e-commerce operator (TCS registration)',
    },
    {
      en: "Use the operator's TCS GSTIN",
      ar: "Use the operator's TCS GSTIN",
      hi: "Use the operator's TCS GSTIN",
    },
  ],
  [
    '2196',
    {
      en: 'URP not allowed for this export kind (older text)',
      ar: 'URP not allowed for this export kind (older text)',
      hi: 'URP not allowed for this export kind (older text)',
    },
    { en: 'Check SupTyp', ar: 'Check SupTyp', hi: 'Check SupTyp' },
  ],
  [
    '2197',
    {
      en: 'EcmGstin missing on an e-commerce supply',
      ar: 'EcmGstin missing on an e-commerce supply',
      hi: 'EcmGstin missing on an e-commerce supply',
    },
    { en: 'Add it', ar: 'Add it', hi: 'Add it' },
  ],
  [
    '2198',
    {
      en: 'Ship or dispatch block not allowed for a regular transaction (older schema)',
      ar: 'Ship or dispatch block not allowed for a regular transaction (older schema)',
      hi: 'Ship or dispatch block not allowed for a regular transaction (older schema)',
    },
    { en: 'Remove the block', ar: 'Remove the block', hi: 'Remove the block' },
  ],
  [
    '2199',
    {
      en: 'HSN problem; the sandbox uses it when IsServc and HSN disagree',
      ar: 'HSN problem; the sandbox uses it when IsServc and HSN disagree',
      hi: 'HSN problem; the sandbox uses it when IsServc and HSN disagree',
    },
    {
      en: 'Services need chapter 99, goods any other',
      ar: 'Services need chapter 99, goods any other',
      hi: 'Services need chapter 99, goods any other',
    },
  ],
  [
    '2200',
    {
      en: 'State code wrong in the dispatch or ship block',
      ar: 'State code wrong in the dispatch or ship block',
      hi: 'State code wrong in the dispatch or ship block',
    },
    { en: 'Use the state master', ar: 'Use the state master', hi: 'Use the state master' },
  ],
  [
    '2201',
    {
      en: 'Port code not in the master',
      ar: 'Port code not in the master',
      hi: 'Port code not in the master',
    },
    { en: 'Use the port list', ar: 'Use the port list', hi: 'Use the port list' },
  ],
  [
    '2202',
    {
      en: 'Country code not in the master',
      ar: 'Country code not in the master',
      hi: 'Country code not in the master',
    },
    { en: 'Use ISO two-letter codes', ar: 'Use ISO two-letter codes', hi: 'Use ISO two-letter codes' },
  ],
  [
    '2203',
    {
      en: 'Currency code not in the master',
      ar: 'Currency code not in the master',
      hi: 'Currency code not in the master',
    },
    { en: 'Use ISO three-letter codes', ar: 'Use ISO three-letter codes', hi: 'Use ISO three-letter codes' },
  ],
  [
    '2204',
    {
      en: 'Ship block not allowed for dispatch-from (older schema)',
      ar: 'Ship block not allowed for dispatch-from (older schema)',
      hi: 'Ship block not allowed for dispatch-from (older schema)',
    },
    { en: 'Remove it', ar: 'Remove it', hi: 'Remove it' },
  ],
  [
    '2205',
    {
      en: 'Dispatch block not allowed for ship-to (older schema)',
      ar: 'Dispatch block not allowed for ship-to (older schema)',
      hi: 'Dispatch block not allowed for ship-to (older schema)',
    },
    { en: 'Remove it', ar: 'Remove it', hi: 'Remove it' },
  ],
  [
    '2206',
    {
      en: 'Ship block missing (older schema)',
      ar: 'Ship block missing (older schema)',
      hi: 'Ship block missing (older schema)',
    },
    { en: 'Add it', ar: 'Add it', hi: 'Add it' },
  ],
  [
    '2207',
    {
      en: 'Dispatch block missing (older schema)',
      ar: 'Dispatch block missing (older schema)',
      hi: 'Dispatch block missing (older schema)',
    },
    { en: 'Add it', ar: 'Add it', hi: 'Add it' },
  ],
  [
    '2208',
    {
      en: 'Export block missing (older rule; ExpDtls is optional now)',
      ar: 'Export block missing (older rule; ExpDtls is optional now)',
      hi: 'Export block missing (older rule; ExpDtls is optional now)',
    },
    { en: 'Add ExpDtls', ar: 'Add ExpDtls', hi: 'Add ExpDtls' },
  ],
  [
    '2209',
    {
      en: 'Ship and dispatch blocks missing (older schema)',
      ar: 'Ship and dispatch blocks missing (older schema)',
      hi: 'Ship and dispatch blocks missing (older schema)',
    },
    { en: 'Add them', ar: 'Add them', hi: 'Add them' },
  ],
  [
    '2210',
    {
      en: 'Original document given on an invoice (older rule)',
      ar: 'Original document given on an invoice (older rule)',
      hi: 'Original document given on an invoice (older rule)',
    },
    {
      en: 'Leave PrecDocDtls out of an INV, or ignore',
      ar: 'Leave PrecDocDtls out of an INV, or ignore',
      hi: 'Leave PrecDocDtls out of an INV, or ignore',
    },
  ],
  [
    '2211',
    {
      en: 'Seller and buyer GSTIN are the same',
      ar: 'Seller and buyer GSTIN are the same',
      hi: 'Seller and buyer GSTIN are the same',
    },
    {
      en: 'A unit cannot invoice itself under one GSTIN',
      ar: 'A unit cannot invoice itself under one GSTIN',
      hi: 'A unit cannot invoice itself under one GSTIN',
    },
  ],
  [
    '2212',
    {
      en: 'Unregistered recipient not allowed for this supply type',
      ar: 'Unregistered recipient not allowed for this supply type',
      hi: 'Unregistered recipient not allowed for this supply type',
    },
    { en: 'B2C is outside e-invoicing', ar: 'B2C is outside e-invoicing', hi: 'B2C is outside e-invoicing' },
  ],
  [
    '2213',
    { en: 'Seller cannot be URP', ar: 'Seller cannot be URP', hi: 'Seller cannot be URP' },
    { en: 'Send the seller GSTIN', ar: 'Send the seller GSTIN', hi: 'Send the seller GSTIN' },
  ],
  [
    '2214',
    {
      en: 'GSTIN missing for the named party',
      ar: 'GSTIN missing for the named party',
      hi: 'GSTIN missing for the named party',
    },
    { en: 'Add it', ar: 'Add it', hi: 'Add it' },
  ],
  [
    '2215',
    {
      en: 'PIN and state missing for the named party',
      ar: 'PIN and state missing for the named party',
      hi: 'PIN and state missing for the named party',
    },
    { en: 'Add them', ar: 'Add them', hi: 'Add them' },
  ],
  [
    '2216',
    {
      en: 'Trade name missing for the named party',
      ar: 'Trade name missing for the named party',
      hi: 'Trade name missing for the named party',
    },
    { en: 'Add it', ar: 'Add it', hi: 'Add it' },
  ],
  [
    '2217',
    {
      en: 'Location missing for the named party',
      ar: 'Location missing for the named party',
      hi: 'Location missing for the named party',
    },
    { en: 'Add it', ar: 'Add it', hi: 'Add it' },
  ],
  [
    '2218',
    {
      en: 'Date is later than today or malformed',
      ar: 'Date is later than today or malformed',
      hi: 'Date is later than today or malformed',
    },
    { en: 'Fix the date', ar: 'Fix the date', hi: 'Fix the date' },
  ],
  [
    '2219',
    { en: 'From-date is after to-date', ar: 'From-date is after to-date', hi: 'From-date is after to-date' },
    { en: 'Swap them', ar: 'Swap them', hi: 'Swap them' },
  ],
  [
    '2220',
    {
      en: 'Discount is not smaller than the invoice total',
      ar: 'Discount is not smaller than the invoice total',
      hi: 'Discount is not smaller than the invoice total',
    },
    { en: 'Reduce Discount', ar: 'Reduce Discount', hi: 'Reduce Discount' },
  ],
  [
    '2221',
    {
      en: 'Export payment kind not chosen (older schema)',
      ar: 'Export payment kind not chosen (older schema)',
      hi: 'Export payment kind not chosen (older schema)',
    },
    { en: 'Use EXPWP or EXPWOP', ar: 'Use EXPWP or EXPWOP', hi: 'Use EXPWP or EXPWOP' },
  ],
  [
    '2222',
    {
      en: 'State cess rate wrong for the HSN',
      ar: 'State cess rate wrong for the HSN',
      hi: 'State cess rate wrong for the HSN',
    },
    {
      en: 'Use the notified rate, or drop it',
      ar: 'Use the notified rate, or drop it',
      hi: 'Use the notified rate, or drop it',
    },
  ],
  [
    '2223',
    {
      en: 'State cess needed for the HSN (flood-cess period)',
      ar: 'State cess needed for the HSN (flood-cess period)',
      hi: 'State cess needed for the HSN (flood-cess period)',
    },
    { en: 'Historic', ar: 'Historic', hi: 'Historic' },
  ],
  [
    '2224',
    { en: 'EcmGstin not allowed here', ar: 'EcmGstin not allowed here', hi: 'EcmGstin not allowed here' },
    { en: 'Remove it', ar: 'Remove it', hi: 'Remove it' },
  ],
  [
    '2225',
    {
      en: 'Date format wrong in document details',
      ar: 'Date format wrong in document details',
      hi: 'Date format wrong in document details',
    },
    { en: 'Use dd/MM/yyyy', ar: 'Use dd/MM/yyyy', hi: 'Use dd/MM/yyyy' },
  ],
  [
    '2226',
    {
      en: 'Caller may not read this IRN',
      ar: 'Caller may not read this IRN',
      hi: 'Caller may not read this IRN',
    },
    {
      en: 'Only the generator and the named operator may',
      ar: 'Only the generator and the named operator may',
      hi: 'Only the generator and the named operator may',
    },
  ],
  [
    '2227',
    {
      en: 'CGST and SGST differ on a line',
      ar: 'CGST and SGST differ on a line',
      hi: 'CGST and SGST differ on a line',
    },
    {
      en: 'Make them equal to the paisa',
      ar: 'Make them equal to the paisa',
      hi: 'Make them equal to the paisa',
    },
  ],
  [
    '2228',
    { en: 'No items', ar: 'No items', hi: 'No items' },
    { en: 'Send at least one line', ar: 'Send at least one line', hi: 'Send at least one line' },
  ],
  [
    '2229',
    {
      en: 'Place of supply must be 96 for this supply type',
      ar: 'Place of supply must be 96 for this supply type',
      hi: 'Place of supply must be 96 for this supply type',
    },
    { en: 'Set Pos to 96', ar: 'Set Pos to 96', hi: 'Set Pos to 96' },
  ],
  [
    '2230',
    {
      en: 'IRN has an active e-way bill',
      ar: 'IRN has an active e-way bill',
      hi: 'IRN has an active e-way bill',
    },
    {
      en: 'Cancel the e-way bill first (also within 24 hours)',
      ar: 'Cancel the e-way bill first (also within 24 hours)',
      hi: 'Cancel the e-way bill first (also within 24 hours)',
    },
  ],
  [
    '2231',
    { en: 'Supplier is an SEZ unit', ar: 'Supplier is an SEZ unit', hi: 'Supplier is an SEZ unit' },
    {
      en: 'SEZ units are outside e-invoicing',
      ar: 'SEZ units are outside e-invoicing',
      hi: 'SEZ units are outside e-invoicing',
    },
  ],
  [
    '2232',
    {
      en: 'Place of supply must be 96 (second text)',
      ar: 'Place of supply must be 96 (second text)',
      hi: 'Place of supply must be 96 (second text)',
    },
    { en: 'Set Pos to 96', ar: 'Set Pos to 96', hi: 'Set Pos to 96' },
  ],
  [
    '2233',
    { en: 'Serial numbers repeat', ar: 'Serial numbers repeat', hi: 'Serial numbers repeat' },
    { en: 'Number lines 1 to n', ar: 'Number lines 1 to n', hi: 'Number lines 1 to n' },
  ],
  [
    '2234',
    {
      en: 'CGST or SGST amount outside the window',
      ar: 'CGST or SGST amount outside the window',
      hi: 'CGST or SGST amount outside the window',
    },
    {
      en: 'Half the rate on the taxable value',
      ar: 'Half the rate on the taxable value',
      hi: 'Half the rate on the taxable value',
    },
  ],
  [
    '2235',
    {
      en: 'IGST amount outside the window',
      ar: 'IGST amount outside the window',
      hi: 'IGST amount outside the window',
    },
    { en: 'Rate on the taxable value', ar: 'Rate on the taxable value', hi: 'Rate on the taxable value' },
  ],
  [
    '2236',
    {
      en: 'Export ship-to must be the Indian port or place of export',
      ar: 'Export ship-to must be the Indian port or place of export',
      hi: 'Export ship-to must be the Indian port or place of export',
    },
    {
      en: 'Put the port address in ShipDtls',
      ar: 'Put the port address in ShipDtls',
      hi: 'Put the port address in ShipDtls',
    },
  ],
  [
    '2237',
    {
      en: 'CGST or SGST on a supply to an SEZ',
      ar: 'CGST or SGST on a supply to an SEZ',
      hi: 'CGST or SGST on a supply to an SEZ',
    },
    { en: 'Use IGST only', ar: 'Use IGST only', hi: 'Use IGST only' },
  ],
  [
    '2238',
    { en: 'Quantity missing on goods', ar: 'Quantity missing on goods', hi: 'Quantity missing on goods' },
    { en: 'Add Qty', ar: 'Add Qty', hi: 'Add Qty' },
  ],
  [
    '2239',
    { en: 'Unit missing on goods', ar: 'Unit missing on goods', hi: 'Unit missing on goods' },
    { en: 'Add Unit', ar: 'Add Unit', hi: 'Add Unit' },
  ],
  [
    '2240',
    { en: 'GST rate not in the master', ar: 'GST rate not in the master', hi: 'GST rate not in the master' },
    { en: 'Use a listed rate', ar: 'Use a listed rate', hi: 'Use a listed rate' },
  ],
  [
    '2241',
    {
      en: 'CGST and SGST missing on a local supply',
      ar: 'CGST and SGST missing on a local supply',
      hi: 'CGST and SGST missing on a local supply',
    },
    { en: 'Add both', ar: 'Add both', hi: 'Add both' },
  ],
  [
    '2242',
    {
      en: 'Place of supply must not be 96',
      ar: 'Place of supply must not be 96',
      hi: 'Place of supply must not be 96',
    },
    { en: 'Use the Indian state', ar: 'Use the Indian state', hi: 'Use the Indian state' },
  ],
  [
    '2243',
    {
      en: 'Place of supply is not a valid state',
      ar: 'Place of supply is not a valid state',
      hi: 'Place of supply is not a valid state',
    },
    { en: 'Use the state master', ar: 'Use the state master', hi: 'Use the state master' },
  ],
  [
    '2244',
    { en: 'Recipient PIN missing', ar: 'Recipient PIN missing', hi: 'Recipient PIN missing' },
    { en: 'Add BuyerDtls.Pin', ar: 'Add BuyerDtls.Pin', hi: 'Add BuyerDtls.Pin' },
  ],
  [
    '2245',
    {
      en: 'Ship-to state differs from place of supply (older rule; bill-to ship-to supplies break it lawfully)',
      ar: 'Ship-to state differs from place of supply (older rule; bill-to ship-to supplies break it lawfully)',
      hi: 'Ship-to state differs from place of supply (older rule; bill-to ship-to supplies break it lawfully)',
    },
    { en: 'Not enforced', ar: 'Not enforced', hi: 'Not enforced' },
  ],
  [
    '2246',
    {
      en: 'SEZ recipient on this supply type',
      ar: 'SEZ recipient on this supply type',
      hi: 'SEZ recipient on this supply type',
    },
    { en: 'Use SEZWP or SEZWOP', ar: 'Use SEZWP or SEZWOP', hi: 'Use SEZWP or SEZWOP' },
  ],
  [
    '2247',
    {
      en: 'Recipient is not an SEZ unit or developer',
      ar: 'Recipient is not an SEZ unit or developer',
      hi: 'Recipient is not an SEZ unit or developer',
    },
    { en: 'Use B2B', ar: 'Use B2B', hi: 'Use B2B' },
  ],
  [
    '2248',
    {
      en: 'Export recipient must be URP',
      ar: 'Export recipient must be URP',
      hi: 'Export recipient must be URP',
    },
    { en: 'Set BuyerDtls.Gstin to URP', ar: 'Set BuyerDtls.Gstin to URP', hi: 'Set BuyerDtls.Gstin to URP' },
  ],
  [
    '2249',
    {
      en: 'Goods and services mixed in an IGST supply within one state (older rule)',
      ar: 'Goods and services mixed in an IGST supply within one state (older rule)',
      hi: 'Goods and services mixed in an IGST supply within one state (older rule)',
    },
    { en: 'Split the document', ar: 'Split the document', hi: 'Split the document' },
  ],
  [
    '2251',
    {
      en: 'E-way bill needs at least one goods line',
      ar: 'E-way bill needs at least one goods line',
      hi: 'E-way bill needs at least one goods line',
    },
    {
      en: 'Do not send EwbDtls for services',
      ar: 'Do not send EwbDtls for services',
      hi: 'Do not send EwbDtls for services',
    },
  ],
  [
    '2252',
    {
      en: 'No e-way bill for notes or services',
      ar: 'No e-way bill for notes or services',
      hi: 'No e-way bill for notes or services',
    },
    {
      en: 'Send it for INV with goods only',
      ar: 'Send it for INV with goods only',
      hi: 'Send it for INV with goods only',
    },
  ],
  [
    '2253',
    {
      en: 'Vehicle number and type needed for road',
      ar: 'Vehicle number and type needed for road',
      hi: 'Vehicle number and type needed for road',
    },
    { en: 'Add VehNo and VehType', ar: 'Add VehNo and VehType', hi: 'Add VehNo and VehType' },
  ],
  [
    '2254',
    {
      en: 'Transport document needed for other modes',
      ar: 'Transport document needed for other modes',
      hi: 'Transport document needed for other modes',
    },
    {
      en: 'Add TransDocNo and TransDocDt',
      ar: 'Add TransDocNo and TransDocDt',
      hi: 'Add TransDocNo and TransDocDt',
    },
  ],
  [
    '2255',
    { en: 'Request body empty', ar: 'Request body empty', hi: 'Request body empty' },
    { en: 'Send Data', ar: 'Send Data', hi: 'Send Data' },
  ],
  [
    '2256',
    { en: 'Signature not valid', ar: 'Signature not valid', hi: 'Signature not valid' },
    {
      en: 'Verify with the right certificate',
      ar: 'Verify with the right certificate',
      hi: 'Verify with the right certificate',
    },
  ],
  [
    '2257',
    {
      en: 'Credentials do not fit the IRN',
      ar: 'Credentials do not fit the IRN',
      hi: 'Credentials do not fit the IRN',
    },
    {
      en: 'Log in with the seller GSTIN',
      ar: 'Log in with the seller GSTIN',
      hi: 'Log in with the seller GSTIN',
    },
  ],
  [
    '2258',
    {
      en: 'Seller state is not that of the seller GSTIN',
      ar: 'Seller state is not that of the seller GSTIN',
      hi: 'Seller state is not that of the seller GSTIN',
    },
    {
      en: 'Stcd is the first two digits',
      ar: 'Stcd is the first two digits',
      hi: 'Stcd is the first two digits',
    },
  ],
  [
    '2259',
    { en: 'Seller state not valid', ar: 'Seller state not valid', hi: 'Seller state not valid' },
    { en: 'Use the state master', ar: 'Use the state master', hi: 'Use the state master' },
  ],
  [
    '2260',
    { en: 'Recipient state not valid', ar: 'Recipient state not valid', hi: 'Recipient state not valid' },
    { en: 'Use the state master', ar: 'Use the state master', hi: 'Use the state master' },
  ],
  [
    '2261',
    {
      en: 'Recipient state must be 96 for export',
      ar: 'Recipient state must be 96 for export',
      hi: 'Recipient state must be 96 for export',
    },
    { en: 'Set Stcd to 96', ar: 'Set Stcd to 96', hi: 'Set Stcd to 96' },
  ],
  [
    '2262',
    {
      en: 'IgstOnIntra needs place of supply equal to the seller state',
      ar: 'IgstOnIntra needs place of supply equal to the seller state',
      hi: 'IgstOnIntra needs place of supply equal to the seller state',
    },
    { en: 'Fix Pos or the flag', ar: 'Fix Pos or the flag', hi: 'Fix Pos or the flag' },
  ],
  [
    '2263',
    {
      en: 'IgstOnIntra value not allowed',
      ar: 'IgstOnIntra value not allowed',
      hi: 'IgstOnIntra value not allowed',
    },
    { en: 'Send Y or N', ar: 'Send Y or N', hi: 'Send Y or N' },
  ],
  [
    '2264',
    {
      en: 'Other charges total differs from the lines (older rule, at odds with the explanation of 2189)',
      ar: 'Other charges total differs from the lines (older rule, at odds with the explanation of 2189)',
      hi: 'Other charges total differs from the lines (older rule, at odds with the explanation of 2189)',
    },
    {
      en: 'Treat line and invoice other charges as separate',
      ar: 'Treat line and invoice other charges as separate',
      hi: 'Treat line and invoice other charges as separate',
    },
  ],
  [
    '2265',
    {
      en: 'Recipient state is not that of the recipient GSTIN',
      ar: 'Recipient state is not that of the recipient GSTIN',
      hi: 'Recipient state is not that of the recipient GSTIN',
    },
    {
      en: 'Stcd is the first two digits',
      ar: 'Stcd is the first two digits',
      hi: 'Stcd is the first two digits',
    },
  ],
  [
    '2266',
    {
      en: 'Cess amount outside the window',
      ar: 'Cess amount outside the window',
      hi: 'Cess amount outside the window',
    },
    {
      en: 'Cess rate on the taxable value',
      ar: 'Cess rate on the taxable value',
      hi: 'Cess rate on the taxable value',
    },
  ],
  [
    '2267',
    {
      en: 'State cess amount outside the window',
      ar: 'State cess amount outside the window',
      hi: 'State cess amount outside the window',
    },
    {
      en: 'State cess rate on the taxable value',
      ar: 'State cess rate on the taxable value',
      hi: 'State cess rate on the taxable value',
    },
  ],
  [
    '2270',
    {
      en: 'Cancellation window of 24 hours is over',
      ar: 'Cancellation window of 24 hours is over',
      hi: 'Cancellation window of 24 hours is over',
    },
    { en: 'Issue a credit note', ar: 'Issue a credit note', hi: 'Issue a credit note' },
  ],
  [
    '2271',
    {
      en: 'State code problem in a party block',
      ar: 'State code problem in a party block',
      hi: 'State code problem in a party block',
    },
    { en: 'Use the state master', ar: 'Use the state master', hi: 'Use the state master' },
  ],
  [
    '2272',
    {
      en: 'PIN problem in a party block',
      ar: 'PIN problem in a party block',
      hi: 'PIN problem in a party block',
    },
    { en: 'Check the PIN', ar: 'Check the PIN', hi: 'Check the PIN' },
  ],
  [
    '2274',
    {
      en: 'Recipient PIN missing or wrong',
      ar: 'Recipient PIN missing or wrong',
      hi: 'Recipient PIN missing or wrong',
    },
    { en: 'Add BuyerDtls.Pin', ar: 'Add BuyerDtls.Pin', hi: 'Add BuyerDtls.Pin' },
  ],
  [
    '2275',
    {
      en: 'Export recipient PIN must be 999999 (number not confirmed)',
      ar: 'Export recipient PIN must be 999999 (number not confirmed)',
      hi: 'Export recipient PIN must be 999999 (number not confirmed)',
    },
    { en: 'Set Pin to 999999', ar: 'Set Pin to 999999', hi: 'Set Pin to 999999' },
  ],
  [
    '2276',
    { en: 'Seller PIN missing', ar: 'Seller PIN missing', hi: 'Seller PIN missing' },
    { en: 'Add SellerDtls.Pin', ar: 'Add SellerDtls.Pin', hi: 'Add SellerDtls.Pin' },
  ],
  [
    '2278',
    {
      en: 'The document had an IRN that was cancelled; the number is used up',
      ar: 'The document had an IRN that was cancelled; the number is used up',
      hi: 'The document had an IRN that was cancelled; the number is used up',
    },
    { en: 'Use a new document number', ar: 'Use a new document number', hi: 'Use a new document number' },
  ],
  [
    '2283',
    {
      en: 'IRN is older than the retrieval window',
      ar: 'IRN is older than the retrieval window',
      hi: 'IRN is older than the retrieval window',
    },
    {
      en: "Use own copy or the GST portal's six-month download",
      ar: "Use own copy or the GST portal's six-month download",
      hi: "Use own copy or the GST portal's six-month download",
    },
  ],
  [
    '2284',
    {
      en: 'Document date is before the earliest date accepted',
      ar: 'Document date is before the earliest date accepted',
      hi: 'Document date is before the earliest date accepted',
    },
    {
      en: 'Use a later date; sandbox floor only',
      ar: 'Use a later date; sandbox floor only',
      hi: 'Use a later date; sandbox floor only',
    },
  ],
  [
    '2294',
    {
      en: 'IgstOnIntra needs reverse charge',
      ar: 'IgstOnIntra needs reverse charge',
      hi: 'IgstOnIntra needs reverse charge',
    },
    {
      en: 'Set RegRev to Y or clear the flag',
      ar: 'Set RegRev to Y or clear the flag',
      hi: 'Set RegRev to Y or clear the flag',
    },
  ],
  [
    '2295',
    {
      en: 'Registered already at another portal',
      ar: 'Registered already at another portal',
      hi: 'Registered already at another portal',
    },
    {
      en: 'Read InfoDtls (DUPIRNGLP) with RegIrp and fetch it there',
      ar: 'Read InfoDtls (DUPIRNGLP) with RegIrp and fetch it there',
      hi: 'Read InfoDtls (DUPIRNGLP) with RegIrp and fetch it there',
    },
  ],
  [
    '2300',
    {
      en: 'Supplier registration type may not generate (only regular and SEZ developer; casual since December 2025)',
      ar: 'Supplier registration type may not generate (only regular and SEZ developer; casual since December 2025)',
      hi: 'Supplier registration type may not generate (only regular and SEZ developer; casual since December 2025)',
    },
    {
      en: 'Check the seller registration',
      ar: 'Check the seller registration',
      hi: 'Check the seller registration',
    },
  ],
  [
    '2305',
    {
      en: "Document is more than 30 days old and the supplier's turnover reaches the limit",
      ar: "Document is more than 30 days old and the supplier's turnover reaches the limit",
      hi: "Document is more than 30 days old and the supplier's turnover reaches the limit",
    },
    {
      en: 'Report within 30 days; after that no IRN',
      ar: 'Report within 30 days; after that no IRN',
      hi: 'Report within 30 days; after that no IRN',
    },
  ],
  [
    '2323',
    {
      en: 'Bill-to and ship-to GSTIN are the same (2026 change, on hold)',
      ar: 'Bill-to and ship-to GSTIN are the same (2026 change, on hold)',
      hi: 'Bill-to and ship-to GSTIN are the same (2026 change, on hold)',
    },
    { en: 'Leave ShipDtls out', ar: 'Leave ShipDtls out', hi: 'Leave ShipDtls out' },
  ],
  [
    '2324',
    {
      en: 'Ship details of a B2B or SEZ IRN cannot be replaced (2026 change, on hold)',
      ar: 'Ship details of a B2B or SEZ IRN cannot be replaced (2026 change, on hold)',
      hi: 'Ship details of a B2B or SEZ IRN cannot be replaced (2026 change, on hold)',
    },
    { en: 'Do not send ExpShipDtls', ar: 'Do not send ExpShipDtls', hi: 'Do not send ExpShipDtls' },
  ],
  [
    '2325',
    {
      en: 'Ship-to state is not that of the ship-to GSTIN (2026 change, on hold)',
      ar: 'Ship-to state is not that of the ship-to GSTIN (2026 change, on hold)',
      hi: 'Ship-to state is not that of the ship-to GSTIN (2026 change, on hold)',
    },
    { en: 'Fix Stcd', ar: 'Fix Stcd', hi: 'Fix Stcd' },
  ],
]
