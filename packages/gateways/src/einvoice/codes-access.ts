import type { CodeRow } from './codes.ts'

/** Codes of sign-in, headers and system. */
export const accessCodes: readonly CodeRow[] = [
  [
    '1002',
    { en: 'Login refused', ar: 'Login refused', hi: 'Login refused' },
    {
      en: 'Check the user name and password',
      ar: 'Check the user name and password',
      hi: 'Check the user name and password',
    },
  ],
  [
    '1004',
    { en: 'Gstin header missing', ar: 'Gstin header missing', hi: 'Gstin header missing' },
    {
      en: 'Send the Gstin header on every call',
      ar: 'Send the Gstin header on every call',
      hi: 'Send the Gstin header on every call',
    },
  ],
  [
    '1005',
    {
      en: 'Token invalid, expired, or not for this GSTIN and user',
      ar: 'Token invalid, expired, or not for this GSTIN and user',
      hi: 'Token invalid, expired, or not for this GSTIN and user',
    },
    {
      en: 'Log in again and retry once; send the Gstin and user_name the token was made for',
      ar: 'Log in again and retry once; send the Gstin and user_name the token was made for',
      hi: 'Log in again and retry once; send the Gstin and user_name the token was made for',
    },
  ],
  [
    '1006',
    { en: 'user_name missing', ar: 'user_name missing', hi: 'user_name missing' },
    {
      en: 'Send the user_name header (or UserName in the login)',
      ar: 'Send the user_name header (or UserName in the login)',
      hi: 'Send the user_name header (or UserName in the login)',
    },
  ],
  [
    '1007',
    {
      en: 'Login failed because the payload could not be understood',
      ar: 'Login failed because the payload could not be understood',
      hi: 'Login failed because the payload could not be understood',
    },
    {
      en: 'Build the login payload exactly as in section 4',
      ar: 'Build the login payload exactly as in section 4',
      hi: 'Build the login payload exactly as in section 4',
    },
  ],
  [
    '1008',
    {
      en: 'User name or password wrong',
      ar: 'User name or password wrong',
      hi: 'User name or password wrong',
    },
    {
      en: 'Correct the API credentials',
      ar: 'Correct the API credentials',
      hi: 'Correct the API credentials',
    },
  ],
  [
    '1010',
    {
      en: 'client_id and client_secret do not match',
      ar: 'client_id and client_secret do not match',
      hi: 'client_id and client_secret do not match',
    },
    {
      en: 'Correct the client pair; sandbox and production pairs differ',
      ar: 'Correct the client pair; sandbox and production pairs differ',
      hi: 'Correct the client pair; sandbox and production pairs differ',
    },
  ],
  [
    '1011',
    { en: 'client_id missing', ar: 'client_id missing', hi: 'client_id missing' },
    { en: 'Send the client_id header', ar: 'Send the client_id header', hi: 'Send the client_id header' },
  ],
  [
    '1012',
    { en: 'client_secret missing', ar: 'client_secret missing', hi: 'client_secret missing' },
    {
      en: 'Send the client_secret header',
      ar: 'Send the client_secret header',
      hi: 'Send the client_secret header',
    },
  ],
  [
    '1013',
    {
      en: 'Password could not be decrypted (older login)',
      ar: 'Password could not be decrypted (older login)',
      hi: 'Password could not be decrypted (older login)',
    },
    {
      en: 'Use the public key of the right environment',
      ar: 'Use the public key of the right environment',
      hi: 'Use the public key of the right environment',
    },
  ],
  [
    '1014',
    {
      en: 'User or GSTIN not active for e-invoice',
      ar: 'User or GSTIN not active for e-invoice',
      hi: 'User or GSTIN not active for e-invoice',
    },
    {
      en: 'Check on the portal that the GSTIN is enabled',
      ar: 'Check on the portal that the GSTIN is enabled',
      hi: 'Check on the portal that the GSTIN is enabled',
    },
  ],
  [
    '1015',
    {
      en: 'Gstin header is not the GSTIN of this user',
      ar: 'Gstin header is not the GSTIN of this user',
      hi: 'Gstin header is not the GSTIN of this user',
    },
    {
      en: 'Send the GSTIN that the API user belongs to',
      ar: 'Send the GSTIN that the API user belongs to',
      hi: 'Send the GSTIN that the API user belongs to',
    },
  ],
  [
    '1016',
    { en: 'AppKey could not be read', ar: 'AppKey could not be read', hi: 'AppKey could not be read' },
    {
      en: 'Send 32 random bytes in Base64',
      ar: 'Send 32 random bytes in Base64',
      hi: 'Send 32 random bytes in Base64',
    },
  ],
  [
    '1017',
    { en: 'User does not exist', ar: 'User does not exist', hi: 'User does not exist' },
    {
      en: 'Use the API user made on the portal, not the web login',
      ar: 'Use the API user made on the portal, not the web login',
      hi: 'Use the API user made on the portal, not the web login',
    },
  ],
  [
    '1018',
    {
      en: 'API user is not linked to this client_id',
      ar: 'API user is not linked to this client_id',
      hi: 'API user is not linked to this client_id',
    },
    {
      en: 'Create the API user for this client or GSP',
      ar: 'Create the API user for this client or GSP',
      hi: 'Create the API user for this client or GSP',
    },
  ],
  [
    '1019',
    { en: 'Password wrong', ar: 'Password wrong', hi: 'Password wrong' },
    {
      en: 'Reset the API password on the portal',
      ar: 'Reset the API password on the portal',
      hi: 'Reset the API password on the portal',
    },
  ],
  [
    '1020',
    {
      en: 'Login Data could not be decrypted',
      ar: 'Login Data could not be decrypted',
      hi: 'Login Data could not be decrypted',
    },
    {
      en: 'Base64 the JSON, then RSA PKCS#1 v1.5 with the right public key',
      ar: 'Base64 the JSON, then RSA PKCS#1 v1.5 with the right public key',
      hi: 'Base64 the JSON, then RSA PKCS#1 v1.5 with the right public key',
    },
  ],
  [
    '5001',
    {
      en: 'Application error, also a missing mandatory field in some calls',
      ar: 'Application error, also a missing mandatory field in some calls',
      hi: 'Application error, also a missing mandatory field in some calls',
    },
    { en: 'Retry; log the payload', ar: 'Retry; log the payload', hi: 'Retry; log the payload' },
  ],
  [
    '5002',
    {
      en: 'Field-level schema error with the field named in the message (older list: body too large)',
      ar: 'Field-level schema error with the field named in the message (older list: body too large)',
      hi: 'Field-level schema error with the field named in the message (older list: body too large)',
    },
    {
      en: 'Fix the field; one entry per field',
      ar: 'Fix the field; one entry per field',
      hi: 'Fix the field; one entry per field',
    },
  ],
  [
    '5003',
    { en: 'Data is null or empty', ar: 'Data is null or empty', hi: 'Data is null or empty' },
    { en: 'Send Data', ar: 'Send Data', hi: 'Send Data' },
  ],
  [
    '9999',
    {
      en: 'IRN is not active (cancel called twice)',
      ar: 'IRN is not active (cancel called twice)',
      hi: 'IRN is not active (cancel called twice)',
    },
    { en: 'Treat as cancelled', ar: 'Treat as cancelled', hi: 'Treat as cancelled' },
  ],
]
