import type { CodeRow } from './codes.ts'

/** Codes of registrations, PIN codes and accounts. */
export const accountCodes: readonly CodeRow[] = [
  [
    '3001',
    {
      en: 'Requested data not available',
      ar: 'Requested data not available',
      hi: 'Requested data not available',
    },
    { en: 'GSTIN or record unknown', ar: 'GSTIN or record unknown', hi: 'GSTIN or record unknown' },
  ],
  [
    '3002',
    { en: 'Login refused', ar: 'Login refused', hi: 'Login refused' },
    { en: 'Check credentials', ar: 'Check credentials', hi: 'Check credentials' },
  ],
  [
    '3003',
    { en: 'Password too weak', ar: 'Password too weak', hi: 'Password too weak' },
    {
      en: 'Upper, lower, digit and special character',
      ar: 'Upper, lower, digit and special character',
      hi: 'Upper, lower, digit and special character',
    },
  ],
  [
    '3004',
    { en: 'User name taken', ar: 'User name taken', hi: 'User name taken' },
    { en: 'Choose another', ar: 'Choose another', hi: 'Choose another' },
  ],
  [
    '3005',
    { en: 'Requested data not found', ar: 'Requested data not found', hi: 'Requested data not found' },
    { en: 'Check the key', ar: 'Check the key', hi: 'Check the key' },
  ],
  [
    '3006',
    { en: 'Mobile number wrong', ar: 'Mobile number wrong', hi: 'Mobile number wrong' },
    {
      en: 'Correct it on the GST portal',
      ar: 'Correct it on the GST portal',
      hi: 'Correct it on the GST portal',
    },
  ],
  [
    '3007',
    { en: 'Too many sub-users', ar: 'Too many sub-users', hi: 'Too many sub-users' },
    { en: 'Ten per place of business', ar: 'Ten per place of business', hi: 'Ten per place of business' },
  ],
  [
    '3008',
    { en: 'Sub-user exists', ar: 'Sub-user exists', hi: 'Sub-user exists' },
    { en: 'Choose another id', ar: 'Choose another id', hi: 'Choose another id' },
  ],
  [
    '3009',
    {
      en: 'Parameter or payload missing',
      ar: 'Parameter or payload missing',
      hi: 'Parameter or payload missing',
    },
    { en: 'Send it', ar: 'Send it', hi: 'Send it' },
  ],
  [
    '3010',
    { en: 'Suffix too long', ar: 'Suffix too long', hi: 'Suffix too long' },
    { en: 'At most four characters', ar: 'At most four characters', hi: 'At most four characters' },
  ],
  [
    '3011',
    { en: 'Data not found', ar: 'Data not found', hi: 'Data not found' },
    { en: 'Check the key', ar: 'Check the key', hi: 'Check the key' },
  ],
  [
    '3012',
    { en: 'No mobile number on record', ar: 'No mobile number on record', hi: 'No mobile number on record' },
    {
      en: 'Update on the GST portal, then sync',
      ar: 'Update on the GST portal, then sync',
      hi: 'Update on the GST portal, then sync',
    },
  ],
  [
    '3013',
    {
      en: 'Registration cancelled (transporters enrol instead)',
      ar: 'Registration cancelled (transporters enrol instead)',
      hi: 'Registration cancelled (transporters enrol instead)',
    },
    { en: '-', ar: '-', hi: '-' },
  ],
  [
    '3014',
    { en: 'GSTIN not allowed', ar: 'GSTIN not allowed', hi: 'GSTIN not allowed' },
    { en: 'Check eligibility', ar: 'Check eligibility', hi: 'Check eligibility' },
  ],
  [
    '3015',
    { en: 'GSTIN deregistered', ar: 'GSTIN deregistered', hi: 'GSTIN deregistered' },
    { en: 'Check on the GST portal', ar: 'Check on the GST portal', hi: 'Check on the GST portal' },
  ],
  [
    '3016',
    { en: 'Registration inactive', ar: 'Registration inactive', hi: 'Registration inactive' },
    { en: 'Check on the GST portal', ar: 'Check on the GST portal', hi: 'Check on the GST portal' },
  ],
  [
    '3017',
    {
      en: 'Provisional id never activated',
      ar: 'Provisional id never activated',
      hi: 'Provisional id never activated',
    },
    { en: 'Contact the GST help desk', ar: 'Contact the GST help desk', hi: 'Contact the GST help desk' },
  ],
  [
    '3019',
    { en: 'Sub-user not saved', ar: 'Sub-user not saved', hi: 'Sub-user not saved' },
    { en: 'Retry', ar: 'Retry', hi: 'Retry' },
  ],
  [
    '3020',
    { en: 'Internal error', ar: 'Internal error', hi: 'Internal error' },
    { en: 'Retry later', ar: 'Retry later', hi: 'Retry later' },
  ],
  ['3021', { en: 'No sub-users', ar: 'No sub-users', hi: 'No sub-users' }, { en: '-', ar: '-', hi: '-' }],
  [
    '3022',
    { en: 'Details already exist', ar: 'Details already exist', hi: 'Details already exist' },
    { en: '-', ar: '-', hi: '-' },
  ],
  [
    '3023',
    {
      en: 'New password equals the old',
      ar: 'New password equals the old',
      hi: 'New password equals the old',
    },
    { en: 'Choose another', ar: 'Choose another', hi: 'Choose another' },
  ],
  [
    '3024',
    { en: 'Password change failed', ar: 'Password change failed', hi: 'Password change failed' },
    {
      en: 'Give the right current password',
      ar: 'Give the right current password',
      hi: 'Give the right current password',
    },
  ],
  [
    '3025',
    { en: 'Account already frozen', ar: 'Account already frozen', hi: 'Account already frozen' },
    { en: '-', ar: '-', hi: '-' },
  ],
  [
    '3026',
    {
      en: 'E-invoicing not enabled for this GSTIN',
      ar: 'E-invoicing not enabled for this GSTIN',
      hi: 'E-invoicing not enabled for this GSTIN',
    },
    { en: 'Enable it on the portal', ar: 'Enable it on the portal', hi: 'Enable it on the portal' },
  ],
  [
    '3027',
    { en: 'Already registered', ar: 'Already registered', hi: 'Already registered' },
    { en: 'Use the existing user', ar: 'Use the existing user', hi: 'Use the existing user' },
  ],
  [
    '3028',
    {
      en: 'GSTIN not valid or not known',
      ar: 'GSTIN not valid or not known',
      hi: 'GSTIN not valid or not known',
    },
    {
      en: 'Correct it, or sync from the GST portal and retry once',
      ar: 'Correct it, or sync from the GST portal and retry once',
      hi: 'Correct it, or sync from the GST portal and retry once',
    },
  ],
  [
    '3029',
    {
      en: 'GSTIN inactive or cancelled',
      ar: 'GSTIN inactive or cancelled',
      hi: 'GSTIN inactive or cancelled',
    },
    {
      en: 'Sync from the GST portal; retry if active',
      ar: 'Sync from the GST portal; retry if active',
      hi: 'Sync from the GST portal; retry if active',
    },
  ],
  [
    '3030',
    { en: 'GSTIN wrong', ar: 'GSTIN wrong', hi: 'GSTIN wrong' },
    { en: 'Correct it', ar: 'Correct it', hi: 'Correct it' },
  ],
  [
    '3031',
    { en: 'User name wrong', ar: 'User name wrong', hi: 'User name wrong' },
    { en: 'Correct it', ar: 'Correct it', hi: 'Correct it' },
  ],
  [
    '3032',
    {
      en: 'Enrolled transporter cannot log in here',
      ar: 'Enrolled transporter cannot log in here',
      hi: 'Enrolled transporter cannot log in here',
    },
    { en: 'Needs GST registration', ar: 'Needs GST registration', hi: 'Needs GST registration' },
  ],
  [
    '3033',
    {
      en: 'Account frozen because the GSTIN is inactive',
      ar: 'Account frozen because the GSTIN is inactive',
      hi: 'Account frozen because the GSTIN is inactive',
    },
    { en: 'Check the GSTIN', ar: 'Check the GSTIN', hi: 'Check the GSTIN' },
  ],
  [
    '3034',
    {
      en: 'Account cancelled because the GSTIN is inactive',
      ar: 'Account cancelled because the GSTIN is inactive',
      hi: 'Account cancelled because the GSTIN is inactive',
    },
    { en: 'Check the GSTIN', ar: 'Check the GSTIN', hi: 'Check the GSTIN' },
  ],
  [
    '3035',
    {
      en: 'Account suspended because the GSTIN is inactive',
      ar: 'Account suspended because the GSTIN is inactive',
      hi: 'Account suspended because the GSTIN is inactive',
    },
    { en: 'Check the GSTIN', ar: 'Check the GSTIN', hi: 'Check the GSTIN' },
  ],
  [
    '3036',
    { en: 'Account inactive', ar: 'Account inactive', hi: 'Account inactive' },
    { en: 'Create a new one', ar: 'Create a new one', hi: 'Create a new one' },
  ],
  [
    '3037',
    {
      en: 'Common-enrolled transporter not allowed',
      ar: 'Common-enrolled transporter not allowed',
      hi: 'Common-enrolled transporter not allowed',
    },
    { en: '-', ar: '-', hi: '-' },
  ],
  [
    '3038',
    { en: 'PIN not in the PIN master', ar: 'PIN not in the PIN master', hi: 'PIN not in the PIN master' },
    { en: 'Use a real PIN', ar: 'Use a real PIN', hi: 'Use a real PIN' },
  ],
  [
    '3039',
    {
      en: 'PIN does not belong to the state',
      ar: 'PIN does not belong to the state',
      hi: 'PIN does not belong to the state',
    },
    { en: 'Fix PIN or Stcd', ar: 'Fix PIN or Stcd', hi: 'Fix PIN or Stcd' },
  ],
  [
    '3042',
    { en: 'From or to PIN wrong', ar: 'From or to PIN wrong', hi: 'From or to PIN wrong' },
    { en: 'Fix it', ar: 'Fix it', hi: 'Fix it' },
  ],
  [
    '3043',
    { en: 'Something failed', ar: 'Something failed', hi: 'Something failed' },
    { en: 'Retry later', ar: 'Retry later', hi: 'Retry later' },
  ],
  [
    '3044',
    {
      en: 'Registration is for taxpayers, not GSPs',
      ar: 'Registration is for taxpayers, not GSPs',
      hi: 'Registration is for taxpayers, not GSPs',
    },
    { en: '-', ar: '-', hi: '-' },
  ],
  [
    '3045',
    { en: 'Not registered', ar: 'Not registered', hi: 'Not registered' },
    { en: 'Register on the portal', ar: 'Register on the portal', hi: 'Register on the portal' },
  ],
  [
    '3046',
    { en: 'Not enabled in production', ar: 'Not enabled in production', hi: 'Not enabled in production' },
    {
      en: 'Enrol if turnover crosses the limit',
      ar: 'Enrol if turnover crosses the limit',
      hi: 'Enrol if turnover crosses the limit',
    },
  ],
  [
    '3052',
    {
      en: 'Transporter id cancelled or wrong',
      ar: 'Transporter id cancelled or wrong',
      hi: 'Transporter id cancelled or wrong',
    },
    { en: 'Fix TransId', ar: 'Fix TransId', hi: 'Fix TransId' },
  ],
  [
    '3053',
    { en: 'Access not authorised', ar: 'Access not authorised', hi: 'Access not authorised' },
    { en: '-', ar: '-', hi: '-' },
  ],
  [
    '3058',
    { en: 'Data not saved', ar: 'Data not saved', hi: 'Data not saved' },
    { en: 'Retry', ar: 'Retry', hi: 'Retry' },
  ],
  [
    '3059',
    { en: 'No client id for this PAN', ar: 'No client id for this PAN', hi: 'No client id for this PAN' },
    { en: 'Check address whitelisting', ar: 'Check address whitelisting', hi: 'Check address whitelisting' },
  ],
  [
    '3060',
    {
      en: 'Waiting for officer approval',
      ar: 'Waiting for officer approval',
      hi: 'Waiting for officer approval',
    },
    { en: 'Wait', ar: 'Wait', hi: 'Wait' },
  ],
  [
    '3061',
    { en: 'Request rejected', ar: 'Request rejected', hi: 'Request rejected' },
    { en: 'Register again', ar: 'Register again', hi: 'Register again' },
  ],
  [
    '3062',
    { en: 'Already registered', ar: 'Already registered', hi: 'Already registered' },
    { en: '-', ar: '-', hi: '-' },
  ],
  [
    '3063',
    { en: 'Already enabled', ar: 'Already enabled', hi: 'Already enabled' },
    { en: '-', ar: '-', hi: '-' },
  ],
  [
    '3064',
    { en: 'GSTIN deregistered', ar: 'GSTIN deregistered', hi: 'GSTIN deregistered' },
    { en: '-', ar: '-', hi: '-' },
  ],
  [
    '3065',
    { en: 'Feature not allowed', ar: 'Feature not allowed', hi: 'Feature not allowed' },
    { en: '-', ar: '-', hi: '-' },
  ],
  [
    '3066',
    {
      en: 'No PIN codes for this state',
      ar: 'No PIN codes for this state',
      hi: 'No PIN codes for this state',
    },
    { en: '-', ar: '-', hi: '-' },
  ],
  [
    '3067',
    {
      en: 'Client secret change failed',
      ar: 'Client secret change failed',
      hi: 'Client secret change failed',
    },
    { en: 'Check the current secret', ar: 'Check the current secret', hi: 'Check the current secret' },
  ],
  [
    '3068',
    { en: 'No API user', ar: 'No API user', hi: 'No API user' },
    { en: 'Create one', ar: 'Create one', hi: 'Create one' },
  ],
  [
    '3069',
    { en: 'No direct integration', ar: 'No direct integration', hi: 'No direct integration' },
    { en: 'Use a GSP user', ar: 'Use a GSP user', hi: 'Use a GSP user' },
  ],
  [
    '3070',
    { en: 'Not registered', ar: 'Not registered', hi: 'Not registered' },
    { en: 'Register', ar: 'Register', hi: 'Register' },
  ],
  [
    '3071',
    {
      en: 'GSTIN already linked to the client id',
      ar: 'GSTIN already linked to the client id',
      hi: 'GSTIN already linked to the client id',
    },
    { en: '-', ar: '-', hi: '-' },
  ],
  [
    '3072',
    {
      en: 'GSTIN not enabled by the direct integrator',
      ar: 'GSTIN not enabled by the direct integrator',
      hi: 'GSTIN not enabled by the direct integrator',
    },
    { en: 'Ask the main GSTIN holder', ar: 'Ask the main GSTIN holder', hi: 'Ask the main GSTIN holder' },
  ],
  [
    '3073',
    { en: 'Already registered', ar: 'Already registered', hi: 'Already registered' },
    { en: '-', ar: '-', hi: '-' },
  ],
  [
    '3074',
    {
      en: 'GSTIN cancelled and the document date is after deregistration',
      ar: 'GSTIN cancelled and the document date is after deregistration',
      hi: 'GSTIN cancelled and the document date is after deregistration',
    },
    { en: 'Do not invoice', ar: 'Do not invoice', hi: 'Do not invoice' },
  ],
  [
    '3075',
    {
      en: 'GSTIN cancelled, deregistration date unknown',
      ar: 'GSTIN cancelled, deregistration date unknown',
      hi: 'GSTIN cancelled, deregistration date unknown',
    },
    { en: 'Sync and retry', ar: 'Sync and retry', hi: 'Sync and retry' },
  ],
  [
    '3076',
    { en: 'GSTIN inactive', ar: 'GSTIN inactive', hi: 'GSTIN inactive' },
    { en: 'Sync and retry', ar: 'Sync and retry', hi: 'Sync and retry' },
  ],
  [
    '3077',
    {
      en: 'GSTIN cancelled and the document date is before registration',
      ar: 'GSTIN cancelled and the document date is before registration',
      hi: 'GSTIN cancelled and the document date is before registration',
    },
    { en: 'Check the date', ar: 'Check the date', hi: 'Check the date' },
  ],
  [
    '3078',
    {
      en: 'GSTIN cancelled, registration date unknown',
      ar: 'GSTIN cancelled, registration date unknown',
      hi: 'GSTIN cancelled, registration date unknown',
    },
    { en: 'Sync and retry', ar: 'Sync and retry', hi: 'Sync and retry' },
  ],
  [
    '3079',
    {
      en: 'Document date is before the registration date of an active GSTIN',
      ar: 'Document date is before the registration date of an active GSTIN',
      hi: 'Document date is before the registration date of an active GSTIN',
    },
    { en: 'Check the date', ar: 'Check the date', hi: 'Check the date' },
  ],
  [
    '3080',
    {
      en: 'E-invoicing cannot be enabled',
      ar: 'E-invoicing cannot be enabled',
      hi: 'E-invoicing cannot be enabled',
    },
    { en: '-', ar: '-', hi: '-' },
  ],
]
