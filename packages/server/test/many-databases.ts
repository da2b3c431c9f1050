import { randomBytes } from 'node:crypto'
import { startTestServer } from './call-helpers.ts'
import type { TestServer } from './call-helpers.ts'

export const keyOfAll = randomBytes(32).toString('base64')

/** Two databases of one directory, which lies in the first; each with processes of its own. */
export async function startTwo(): Promise<{ north: TestServer; south: TestServer; directoryUrl: string }> {
  const env = (name: string, directoryUrl: string) => ({
    BAHI_DIRECTORY_URL: directoryUrl,
    BAHI_DATABASE_NAME: name,
    BAHI_SECRET_KEY: keyOfAll,
    BAHI_PUBLIC_URL: 'https://books.example.in',
  })
  const north = await startTestServer({ env: ({ url }) => env('north', url) })
  const directoryUrl = north.database.url
  const south = await startTestServer({ env: env('south', directoryUrl) }).catch(async (error: unknown) => {
    await north.stop()
    throw error
  })
  return { north, south, directoryUrl }
}
