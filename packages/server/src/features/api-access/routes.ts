import { apiAccessCalls } from '@bahi/contracts/api-access.ts'
import { routes } from '../../platform/routes.ts'
import { revokeClient, rotateClient, saveClient, searchClients } from './clients.ts'
import { clientToken } from './token.ts'

export const apiAccessRoutes = routes(apiAccessCalls, {
  save: saveClient,
  search: searchClients,
  rotate: rotateClient,
  revoke: revokeClient,
  token: clientToken,
})
