import type { ImportSheetKind } from '@bahi/contracts/import-sheets.ts'

type Names = Readonly<Record<string, string>>

const address = (path: string, first: string): Names => ({
  [`${path}.line1`]: [
    `${first} address`,
    `${first} address line 1`,
    `${first} address 1`,
    `${first} street`,
  ].join('|'),
  [`${path}.line2`]: [
    `${first} address line 2`,
    `${first} address 2`,
    `${first} street 2`,
    `${first} street2`,
  ].join('|'),
  [`${path}.city`]: [`${first} city`, `${first} town`].join('|'),
  [`${path}.pincode`]: [
    `${first} pincode`,
    `${first} pin code`,
    `${first} pin`,
    `${first} code`,
    `${first} zip`,
    `${first} zip code`,
  ].join('|'),
  [`${path}.stateCode`]: [`${first} state`, `${first} state code`].join('|'),
  [`${path}.countryCode`]: [`${first} country`, `${first} country code`].join('|'),
})

const ownAddress: Names = {
  line1: 'address|address line 1|address1|address 1|add1|add 1|street|building',
  line2: 'address line 2|address2|address 2|add2|add 2|street 2|locality',
  city: 'city|town|place|station|city name',
  pincode: 'pincode|pin code|pin|postal code|zip|zip code|pin no',
  stateCode: 'state|state code|state name|gst state|state gst code',
  countryCode: 'country|country code|country name|country of residence',
}
const inGroup = (path: string, names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([member, list]) => [`${path}.${member}`, list]))

const bank: Names = {
  'bank.holder': 'account holder|account holder name|name on account',
  'bank.accountNumber': 'account number|bank account number|bank account no|account no|a c no',
  'bank.ifsc': 'ifsc|ifsc code|bank ifsc',
  'bank.bankName': 'bank|bank name',
  'bank.branch': 'bank branch|branch name',
  upiId: 'upi|upi id|vpa',
}

const party: Names = {
  name: 'name|party|party name|customer|customer name|vendor name|supplier name|account name|ledger name|name of ledger|ledger|display name|contact name|company name|business name|client name|dealer name|account|print name|particulars|customer display name',
  tradeName: 'trade name|alias name|mailing name|shop name',
  code: 'code|party code|customer code|vendor code|supplier code|account code|alias|contact id|ledger code|customer id|party id',
  role: 'role|type|party type|contact type|group|under|parent|parent group|account group|customer or supplier|group name|category',
  taxpayerType:
    'taxpayer type|gst treatment|registration type|gst registration type|type of dealer|dealer type|gst type|gst reg type',
  gstin:
    'gstin|gstin uin|gstin no|gst no|gst number|gstin number|gst identification number gstin|party gstin|gst|tin gstin|gstin uin of party|gst in|gstno',
  pan: 'pan|pan no|pan number|it pan|pan it no|income tax number|income tax pan',
  emails: 'email|e mail|emails|email id|emailid|email address|e mail id|mail id',
  mobile:
    'mobile|mobile no|mobile number|mobilephone|cell|phone no|contact no|contact number|mobile phone|whatsapp no|whatsapp number',
  phone: 'phone|telephone|phone number|phone1|tel|landline|office phone|telephone no',
  ...inGroup('billingAddress', ownAddress),
  ...address('billingAddress', 'billing'),
  ...address('shippingAddresses.0', 'shipping'),
  placeOfSupply: 'place of supply|place of contact|place of contact with state code',
  paymentTermsDays:
    'payment terms|credit period|credit days|due days|payment terms days|credit period days|terms in days',
  creditLimit: 'credit limit|credit limit amount',
  openingBalance: 'opening balance|op bal|op balance|opening|opening bal|opening balance amount|ob',
  openingBalanceDate: 'opening balance date|opening date|as of date|as on',
  openingBalanceSide:
    'd c|dr cr|opening balance type|opening balance side|balance type|debit or credit|receivable or payable',
  currencyCode: 'currency|currency code',
  discountPercent: 'discount|discount percent|discount %|disc %',
  ...bank,
  reverseCharge: 'reverse charge|rcm',
  tdsApplicable: 'tds|tds applicable|is tds applicable',
  tcsApplicable: 'tcs|tcs applicable',
  notes: 'notes|remarks|narration|comments',
}
// Headings of one's own columns first: where the general name and the billing one are both there, the second one counts.
for (const [member, list] of Object.entries(ownAddress)) {
  const billing = address('billingAddress', 'billing')[`billingAddress.${member}`]
  ;(party as Record<string, string>)[`billingAddress.${member}`] = `${billing}|${list}`
}

const item: Names = {
  name: 'name|item|item name|product|product name|name of item|stock item|stock item name|description of goods|particulars|goods|product service',
  code: 'code|item code|sku|alias|product code|item id|part no|part number|article no|item alias|stock code',
  kind: 'kind|item kind',
  supply:
    'supply|type|product type|item type|goods or services|type of supply|goods service|is the item a good g or service s',
  hsn: 'hsn|hsn sac|hsn code|hsn sac code|sac|sac code|hsncode|hsn no|hsn or sac|hsn or sac code',
  description: 'description|item description|item desc|sales description|details|long description',
  unitId:
    'unit|units|uom|base unit|main unit|unit name|unit of measurement|usage unit|primary unit|item unit|unit of measure',
  uqc: 'uqc|unit quantity code|gst unit',
  secondaryUnitId: 'secondary unit|alternate unit|alt unit|second unit|alternate units',
  conversionRate: 'conversion rate|conversion|conversion factor|con factor',
  categoryId: 'category|item category|item group|group|under|stock group|category name|parent|company',
  sellingPrice:
    'selling price|sale price|sales price|rate|price|sales rate|sale rate|unit price|rate a|selling rate|sp|standard price',
  priceIncludesTax:
    'price includes tax|inclusive of tax|tax inclusive|sale price type|sales price includes tax|is inclusive tax',
  purchasePrice:
    'purchase price|purchase rate|cost price|cost|purc price|p rate|buying price|purchase cost|standard cost',
  mrp: 'mrp|m r p|max retail price|maximum retail price',
  discountPercent: 'discount|discount percent|discount %|disc %|sale discount',
  taxCategory: 'tax category|taxability|taxability type|taxable|taxability preference|tax preference',
  taxRate:
    'tax rate|gst|gst rate|gst %|tax %|tax|igst|igst %|igst rate|integrated tax|gst percent|gst percentage|inter state tax rate|tax percent|gst tax rate|tax rate %|item tax %|rate of tax|tax percentage',
  cessRate: 'cess|cess rate|cess %',
  cessPerUnit: 'cess per unit',
  stateCessRate: 'state cess|state cess rate',
  exemptionReason: 'exemption reason',
  reverseCharge: 'reverse charge|rcm|reverse charge applicable',
  barcode: 'barcode|bar code|ean|upc|ean code',
  barcodeType: 'barcode type',
  secondaryBarcode:
    'barcode of the secondary unit|secondary barcode|carton barcode|case barcode|box barcode|outer barcode',
}

const document: Names = {
  reference:
    'reference|ref|ref no|invoice number|invoice no|inv no|bill no|voucher no|voucher number|vch no|vch bill no|document number|document no|doc no|invoice id|note number|note no|order number|challan no|sales order number|purchase order number|vch number|invoice|inv number|challan number|credit note number|debit note number|estimate number',
  kind: 'kind|document kind|document type|doc type|voucher type|transaction type|vch type|type',
  date: 'date|invoice date|document date|voucher date|bill date|inv date|doc date|vch date|note date|order date|challan date|date of invoice|credit note date|debit note date|estimate date',
  status: 'status|document status',
  number: 'number|our number',
  entity: 'entity|our gstin|my gstin|supplier gstin|company gstin|seller gstin|location gstin',
  place: 'branch|godown|location|warehouse|material centre|material center|warehouse name|branch or godown',
  series: 'series|series code|vch series|voucher series',
  partyCode: 'party code|customer code|vendor code|supplier code|account code|customer id',
  partyGstin:
    'party gstin|customer gstin|vendor gstin|gstin|gstin uin|gstin of party|customer billing gstin|buyer gstin|gstin uin of recipient|recipient gstin|gst identification number gstin|party gstin no|gstin no|gst no|supplier gstin uin|gstin of supplier',
  partyName:
    'party|party name|customer|customer name|vendor name|supplier name|account|account name|particulars|buyer name|receiver name|name of party|customer billing name|recipient name|billing name|buyer|trade name of supplier|client name|name',
  supplyKind: 'supply kind|supply type|invoice type|supply|nature of supply|type of supply|export type',
  reverseCharge:
    'reverse charge|rcm|reverse charge applicable|is reverse charge applicable|is this a reverse charge',
  placeOfSupply: 'place of supply|pos|state place of supply|place of supply with state code|supply state',
  placeOfSupplyReason: 'reason for place of supply',
  roundOff: 'round off|round off applicable',
  priceIncludesTax: 'price includes tax|inclusive of tax|tax inclusive|is inclusive tax',
  dueDate: 'due date|payment due date|expected shipment date|delivery date|expiry date of offer',
  discountPercent: 'document discount %|entity discount percent|bill discount %',
  discountAmount: 'document discount amount|entity discount amount|bill discount|bill discount amount',
  supplierNumber:
    'supplier invoice number|supplier invoice no|supplier number|vendor invoice number|bill number|supplier bill no|purchase invoice no|party bill no|party invoice no|supplier invoice|reference no',
  supplierDate:
    'supplier invoice date|supplier date|vendor invoice date|supplier bill date|party bill date|reference date',
  noteType: 'note type|type of note|credit or debit note',
  reason: 'reason|reason for the note|reason for issuing document|reason for issuing note',
  precedingNumber:
    'original invoice number|original invoice no|against invoice|associated invoice number|invoice number of original|original document number|linked invoice number|original inv no',
  precedingDate: 'original invoice date|associated invoice date|linked invoice date',
  purpose: 'purpose|challan type|purpose of the challan',
  customerPoNumber:
    'customer po number|po number|po no|purchaseorder|purchase order|customer order no|order ref|buyer order no',
  customerPoDate: 'customer po date|po date|buyer order date',
  ecommerceGstin:
    'e commerce gstin|ecommerce gstin|e commerce operator gstin|gstin of ecommerce marketplace|ecommerce operator gstin',
  lutNumber: 'lut number|lut no|lut',
  currencyCode: 'currency|currency code',
  exchangeRate: 'exchange rate|conversion rate',
  'exportDetails.shippingBillNumber': 'shipping bill number|shipping bill no|shipping bill',
  'exportDetails.shippingBillDate': 'shipping bill date',
  'exportDetails.portCode': 'port code|shipping port code|shipping bill port code|port',
  'billOfEntry.number': 'bill of entry number|bill of entry no|boe number|boe no',
  'billOfEntry.date': 'bill of entry date|boe date',
  'billOfEntry.portCode': 'bill of entry port|bill of entry port code|boe port code',
  'billOfEntry.assessableValue': 'assessable value',
  'billOfEntry.igst': 'igst paid at customs|boe igst',
  'billOfEntry.cess': 'cess paid at customs|boe cess',
  'charges.0.description': 'charge|charge description|other charge name',
  'charges.0.amount': 'charge amount|shipping charge|freight|other charges|freight charges|shipping charges',
  'charges.0.hsn': 'charge hsn sac|charge hsn|shipping charge sac code',
  'charges.0.taxRate': 'charge tax rate %|shipping charge tax %|charge tax rate',
  salesPerson: 'salesperson|sales person|salesman|sales man|agent',
  remarks: 'remarks|notes|narration|comments|description of document',
  'received.amount': 'amount received|received amount|received paid amount|paid amount|advance received',
  'received.mode': 'mode of receipt|payment mode|payment type|received mode',
  'received.reference': 'receipt reference|payment reference|payment reference no',
  'lines.itemCode':
    'item code|sku|product code|item name|item|product|product name|stock item|item alias|name of item|item details|article',
  'lines.description':
    'item description|item desc|description|product description|description of goods|goods description|description of goods services',
  'lines.hsn': 'hsn|hsn sac|hsn code|hsn sac code|sac|hsncode|hsn or sac code|hsn or sac|hsn of supply',
  'lines.supply':
    'goods or services|goods service|is the item a good g or service s|item type|product type|goods services',
  'lines.uqc':
    'unit|uqc|uom|usage unit|item unit of measurement|unit of measurement|units|unit quantity code|item unit',
  'lines.quantity':
    'quantity|qty|item quantity|billed qty|actual qty|billed quantity|quantityordered|total quantity|no of units',
  'lines.freeQuantity': 'free quantity|free qty|free',
  'lines.unitPrice':
    'unit price|rate|price|item price|item rate|price unit|unit rate|basic rate|rate per unit|sale price|sales price',
  'lines.discountPercent': 'discount %|disc %|discount percent|item discount %|discount rate',
  'lines.discountAmount':
    'discount amount|discount|item discount amount|total item discount amount|disc amount|disc',
  'lines.priceIncludesTax': 'price includes tax line',
  'lines.taxCategory': 'tax category|taxability|taxability type|nil rated exempt non gst',
  'lines.taxRate':
    'tax rate|gst rate|gst %|tax %|item tax %|igst rate|rate of tax|igst %|gst|tax percent|tax rate %|item tax|gst percentage|integrated tax rate|tax',
  'lines.cgstRate': 'cgst rate|cgst %|cgst rate %|central tax rate',
  'lines.cessRate': 'cess rate|cess %|cess rate %',
  'lines.cessPerUnit': 'cess per unit',
  'lines.stateCessRate': 'state cess rate|state cess rate %',
  'lines.batch': 'batch|batch no|batch number|lot',
  'lines.expiresOn': 'expiry date|expiry|exp date',
  'lines.serials': 'serial numbers|serial no|serial number|serials',
  'lines.itcEligibility': 'itc eligibility|eligibility for itc|type of input|itc claim type',
  'lines.itcReason': 'reason for no itc|itc reason',
  'lines.priceDifference': 'price difference',
  'lines.taxableValue': 'item taxable value|taxable value line|line taxable value|taxable amount',
  'lines.igst': 'igst line|igst amount|igst|integrated tax amount',
  'lines.cgst': 'cgst line|cgst amount|cgst|central tax amount',
  'lines.sgst': 'sgst line|sgst amount|sgst|state ut tax amount|sgst utgst amount',
  'lines.cess': 'cess line|cess amount',
  'lines.total': 'line total|item total amount',
  'totals.taxableValue': 'total taxable value|sub total taxable',
  'totals.igst': 'total igst',
  'totals.cgst': 'total cgst',
  'totals.sgst': 'total sgst',
  'totals.cess': 'total cess',
  'totals.roundOff': 'round off amount|rounding',
  'totals.total':
    'document total|total|invoice value|invoice total|grand total|gross total|total invoice value|bill amount|net amount|total amount|total transaction value|invoice amount',
}

const payment: Names = {
  importReference:
    'reference|receipt no|receipt number|payment number|voucher no|voucher number|payment no|vch no|payment id|ref no',
  kind: 'kind|payment in or out|type|voucher type|transaction type|payment type in out',
  date: 'date|payment date|receipt date|voucher date|vch date',
  entity: 'entity|our gstin|my gstin',
  partyCode: 'party code|customer code|vendor code|account code',
  partyGstin: 'party gstin|gstin|customer gstin|vendor gstin',
  partyName:
    'party|party name|customer|customer name|vendor name|account|account name|particulars|received from|paid to|name',
  mode: 'mode|payment mode|mode of payment|payment type',
  amount: 'amount|amount received|amount paid|received amount|paid amount|payment amount|credit|debit',
  reference:
    'bank or cheque reference|reference number|cheque no|cheque number|utr|utr no|transaction id|bank reference|instrument no',
  account: 'bank account or till|deposit to|paid through|bank|bank name|cash bank|account in which',
  bankCharges: 'bank charges|bank charge',
  tdsAmount: 'tds amount|tds|withholding tax|tds deducted|amount withheld',
  tdsSection: 'tds section|section',
  'gstDeducted.section': 'gst section|gst tds section',
  'gstDeducted.taxableValue': 'gst tds value|value of gst tds|gst tds taxable value',
  'gstDeducted.igst': 'gst tds igst|igst tds|gst tcs igst|igst tcs',
  'gstDeducted.cgst': 'gst tds cgst|cgst tds|gst tcs cgst|cgst tcs',
  'gstDeducted.sgst': 'gst tds sgst|sgst tds|gst tcs sgst|sgst tcs|utgst tds',
  'gstDeducted.deductorGstin': 'gstin of gst deductor|gstin of deductor|deductor gstin|operator gstin',
  chequeDate: 'cheque date|instrument date',
  documentNumber:
    'invoice or bill paid|invoice number|invoice no|bill number|bill no|against|against invoice|document number|agst ref',
  documentAmount:
    'amount for that invoice|amount applied to invoice|amount applied|adjusted amount|bill amount adjusted',
  notes: 'notes|remarks|narration|description',
}

const openingStock: Names = {
  item: 'item|item code|sku|item name|name|product|product name|stock item|name of item|product code|code|particulars',
  quantity:
    'quantity|qty|opening stock|opening quantity|op stock qty|op stock|opening stock quantity|opening qty|closing balance quantity|stock|opening balance quantity|stock on hand|closing quantity',
  unitCost:
    'cost per unit|unit cost|rate|cost|cost price|purchase price|purchase rate|opening stock rate|at price|average price',
  value:
    'stock value|value|opening stock value|amount|opening value|op stock value|total value|closing balance value',
  location: 'branch or godown|location|godown|warehouse|place|material centre|warehouse name|store',
  entity: 'entity|our gstin|gstin',
  batch: 'batch|batch no|batch number|lot',
  manufacturedOn: 'manufacturing date|mfg date|mfd',
  expiresOn: 'expiry date|expiry|exp date',
  serials: 'serial numbers|serial no|serials|serial number',
}

const vendor: Names = {
  gstin: party['gstin']!,
  name: party['name']!,
  tradeName: 'trade name|alias name',
  taxpayerType: party['taxpayerType']!,
  emails: party['emails']!,
  phone: `${party['phone']!}|${party['mobile']!}`,
  ...inGroup('address', ownAddress),
  registrationStatus: 'registration status|gst status|gstin status|status',
  filingFrequency: 'filing frequency|return frequency',
  lastFiledPeriod: 'last filed period|last return period',
  'contacts.0.name': 'contact name|contact person|contact person name|contact',
  'contacts.0.designation': 'contact designation|designation',
  'contacts.0.email': 'contact email|contact e mail|contact e mail address',
  'contacts.0.mobile': 'contact mobile|contact mobile number',
  notes: 'notes|remarks',
}

/** Other names of the columns of a kind, folded, the likeliest first; the field's own labels count without being here. */
export const headingAliases: Readonly<Partial<Record<ImportSheetKind, Names>>> = {
  party,
  item,
  document,
  payment,
  openingStock,
  vendor,
  hsnSac: {
    code: 'code|hsn|hsn code|hsn sac|sac|hsn cd|sac cd|hsn sac code',
    description: 'description|hsn description|sac description|hsn sac description',
    kind: 'kind|type',
    rate: 'rate|gst rate|tax rate|gst %|igst rate',
    rateFrom: 'rate from|effective from|from date',
  },
  entity: {
    entityName: 'name|entity name|business name|place name',
    vrn: 'gstin|vrn|gst no|gst number',
    registrationNumber: 'pan|registration number|pan no',
    parentEntityId: 'parent|parent entity|belongs to',
    ...inGroup('address', ownAddress),
    ...bank,
  },
  openingItem: {
    party: 'party|party name|party code|customer|customer name|vendor name|ledger|account',
    number: 'number|invoice number|invoice no|bill no|bill number|ref no|document number',
    date: 'date|invoice date|bill date',
    dueDate: 'due date|due on',
    amount: 'amount|invoice amount|bill amount|total|opening amount',
    left: 'pending amount|balance|balance due|outstanding|open amount|pending|due amount',
    type: 'type|kind|voucher type|invoice type|document type|transaction type',
    remarks: 'remarks|notes|narration',
    entity: 'entity|our gstin|my gstin|company gstin',
  },
  priceListRow: {
    priceList: 'price list|price level|rate list|pricebook|price book|pricebook name|list|price list name',
    item: 'item|item code|sku|item name|product|product code|stock item|code|name|particulars',
    category: 'category|item category|item group|stock group|group',
    fromQuantity: 'from quantity|minimum quantity|min qty|quantity from|from qty|start quantity|qty',
    unitPrice: 'unit price|price|rate|selling price|sale price|item rate|list price|pricebook rate',
    discountPercent: 'discount %|discount|discount percent|disc %',
    buyQuantity: 'buy quantity|buy|scheme buy|on quantity',
    freeQuantity: 'free quantity|free|scheme free|free qty',
    side: 'side|sale or purchase|type|sales or purchase type|price list type',
    validFrom: 'valid from|from date|applicable from|effective from|from|wef',
    validTo: 'valid to|to date|valid until|applicable to|until|to',
    priceIncludesTax: 'price includes tax|inclusive of tax|tax inclusive',
    parties: 'parties|party|customers|customer|for parties|party code|customer name',
    partyGroups: 'party groups|party group|customer group|group of parties|dealer group',
  },
  category: {
    name: 'name|category|category name|group|stock group',
    code: 'code|category code|alias',
    parentCategoryId: 'parent|parent category|under',
  },
  unit: {
    code: 'code|unit|symbol|unit code',
    description: 'description|name|formal name|unit name',
    uqc: 'uqc|unit quantity code',
    decimals: 'decimals|decimal places|number of decimal places',
  },
}
