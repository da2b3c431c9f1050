/** What other programs and people write for a value, folded, by the last name of the field's path. */
export const synonyms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: {
    Customer: 'sundry debtors|debtor|debtors|customers|buyer|client|receivable|sundry debtor',
    Supplier: 'sundry creditors|creditor|creditors|suppliers|vendor|vendors|seller|payable|sundry creditor',
    Both: 'customer and supplier|customer vendor|customer supplier|both customer and supplier',
  },
  taxpayerType: {
    REG: 'regular|registered|business gst|business_gst|registered regular|registered business regular|registered business|normal|gst registered|normal taxpayer',
    COM: 'composition|business registered composition|business_registered_composition|registered business composition|composition dealer|composition taxable person',
    UNREG:
      'unregistered|unregistered business|business none|business_none|consumer|un registered|unregistered consumer|not registered|urd|final consumer',
    SEZ: 'business sez|business_sez|sez unit',
    SED: 'business sez dev|business_sez_dev|sez developer',
    OEXP: 'overseas|foreign|export|foreigner',
    DEXP: 'deemed export|deemed_export|deemed exports',
  },
  kind: {
    Item: 'stock item|inventory|sales|sales and purchases|product',
    Expense: 'purchases',
    salesInvoice: 'invoice|tax invoice|sale|sales|inv|sales invoice|bill of supply|sale invoice|i|gst sales',
    outwardNote:
      'credit note|debit note|sale return|sales return|crn|dbn|sales credit note|sales debit note|cdn|c|d|credit memo',
    deliveryChallan: 'challan|dc|delivery note|delivery challan',
    salesOrder: 'sales order|sale order|so',
    salesQuotation: 'quotation|estimate|quote|proforma',
    purchaseBill: 'bill|purchase|purchases|purchase invoice|purchase bill|b|gst purchase',
    purchaseOrder: 'purchase order|po',
    inwardNote:
      'purchase return|supplier credit note|supplier debit note|purchase credit note|purchase debit note|vendor credit',
    paymentIn: 'receipt|payment in|received|customer payment|in|payment received|r',
    paymentOut: 'payment|payment out|paid|vendor payment|out|supplier payment|payment made|p',
    HSN: 'goods',
    SAC: 'services|service',
  },
  supply: {
    Goods: 'g|good|goods|product|inventory|item|stock item',
    Services: 's|service|services',
  },
  taxCategory: {
    Taxable: 'taxable|tax|gst|yes|regular|applicable|t',
    NilRated: 'nil|nil rated|0%|nil rate|zero',
    Exempt: 'exempt|exempted|non taxable|not applicable|e',
    NonGst: 'non gst|non gst supply|out of scope|nongst',
    ZeroRated: 'zero rated',
  },
  supplyKind: {
    Regular: 'regular|b2b|b2c|regular b2b|r|local|inter state|intra state|domestic|b2cs|b2cl|goods|sales',
    EXPWP: 'export with payment|wpay|export wpay|exp with pay|exports with payment',
    EXPWOP: 'export without payment|wopay|export wopay|export under lut|exports without payment|export',
    SEZWP: 'sez with payment|sez supplies with payment|sez supplies with payment of tax|sewp',
    SEZWOP:
      'sez without payment|sez supplies without payment|sez supplies without payment of tax|sewop|sez under lut',
    DeemedExport: 'deemed export|deemed exp|de|deemed exports',
  },
  status: {
    Active:
      'final|issued|approved|sent|paid|open|overdue|partially paid|partiallypaid|closed|posted|invoiced|active',
    Draft: 'draft|saved',
  },
  noteType: { Credit: 'c|cr|credit|credit note|crn', Debit: 'd|dr|debit|debit note|dbn' },
  type: {
    Invoice: 'invoice|sales|sale|sales invoice|tax invoice|inv|receivable|sundry debtors',
    CustomerDebitNote: 'debit note|sales debit note|customer debit note',
    CustomerCreditNote: 'credit note|sales credit note|sale return|sales return|customer credit note',
    AdvanceReceived: 'advance received|receipt|customer advance|advance from customer',
    Bill: 'bill|purchase|purchases|purchase invoice|purchase bill|payable|sundry creditors',
    SupplierNote: 'supplier note|purchase return|vendor credit|supplier credit note|purchase debit note',
    AdvancePaid: 'advance paid|payment|supplier advance|advance to supplier|vendor advance',
  },
  side: { Sale: 'sale|sales|selling|s', Purchase: 'purchase|purchases|buying|p' },
  openingBalanceSide: {
    Debit: 'd|dr|dr.|debit|receivable|to receive|to collect|you ll get',
    Credit: 'c|cr|cr.|credit|payable|to pay|you ll give',
  },
  mode: {
    BankTransfer:
      'neft|rtgs|imps|bank|transfer|online|net banking|bank transfer|wire|banktransfer|bank remittance',
    Cheque: 'check|cheque|chq|cheque dd|dd',
    Cash: 'cash',
    UPI: 'gpay|google pay|phonepe|paytm|upi|bhim',
    Card: 'credit card|debit card|card|creditcard',
    Other: 'other|others|journal',
  },
  priceIncludesTax: {
    true: 'inclusive|tax inclusive|inclusive of tax|with tax|inc|including tax',
    false: 'exclusive|tax exclusive|exclusive of tax|without tax|exc|excluding tax',
  },
  reverseCharge: { true: 'applicable|rcm', false: 'not applicable' },
  itcEligibility: {
    Inputs: 'input|inputs',
    CapitalGoods: 'capital goods|capital good',
    InputServices: 'input services|input service',
    Ineligible: 'ineligible|none|not eligible|no',
  },
}
