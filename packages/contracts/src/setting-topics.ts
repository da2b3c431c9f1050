import type { SettingName } from './settings.ts'

/**
 * Settings as a person looks for them, in the order of the tabs: what a business decides first, what is technical last.
 * What only the operator sets is not among them.
 */
export const settingTopics = {
  invoicing: [
    'roundOff',
    'defaultPartyName',
    'creditLimitCheck',
    'aboveOrder',
    'writeOffLimit',
    'upiQrOnInvoices',
    'EnableApprovalFlow',
    'defaultCurrency',
    'deviationValue',
  ],
  numbers: ['DocumentAutonumbering'],
  tax: ['defaultTaxpayerType', 'defaultTaxState', 'periodLockDate'],
  dates: ['dateFormat', 'dateTimeFormat'],
  filling: [
    'AutoPlaceOfSupply',
    'AutoStateFromPincode',
    'AutoItemHsn',
    'AutoItemUnit',
    'AutoItemRate',
    'AutoItemPrice',
    'AutoDueDate',
    'AutoTransport',
    'AutoTerms',
    'AutoDistance',
    'AutoComputeTotals',
  ],
  portals: [
    'eInvoiceEnabled',
    'eInvoiceSince',
    'eInvoiceOnSave',
    'eInvoiceExemptSeller',
    'eWayBillOnSave',
    'eWayBillSync',
  ],
  notifications: ['notificationMails', 'EInvoiceNotifications', 'eWayBillNotifications', 'LegalClockDigest'],
  team: [
    'EnableUam',
    'RestrictUserToSingleRole',
    'ChangeUsername',
    'emailDomainRestriction',
    'UserCreationByBranch',
    'UserCreationByDepartment',
    'UserCreationByEmployeeCode',
    'dormancyDaysNewUser',
    'dormancyDaysExistingUser',
  ],
  security: [
    'TwoFactorAuthentication',
    'EnableSmsService',
    'sessionIdleMinutes',
    'sessionMaxHours',
    'singleSession',
    'RestrictIpAddresses',
    'accountLockThreshold',
    'accountLockExpiry',
    'passwordMinLength',
    'passwordClasses',
    'passwordExpiryDays',
    'passwordHistory',
    'resetLinkExpiry',
  ],
  advanced: [
    'pageSize',
    'reportPageSize',
    'maxBulkSearchKeywords',
    'recordsAffectedWarningLimit',
    'downloadFileExpiryInHours',
    'relaxedIdentifiers',
    'gstnProvider',
    'poolingTime',
    'apiTimeOut',
  ],
} as const satisfies Record<string, readonly SettingName[]>

export type SettingTopic = keyof typeof settingTopics
