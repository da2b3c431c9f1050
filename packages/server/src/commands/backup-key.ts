import { configOf } from '../config.ts'
import { keepPublicKey, newKeyPair } from '../platform/backup/keys.ts'
import { makeDataFolder } from '../platform/postgres/data-folder.ts'
import { said } from './said.ts'

/** `npm run backup:key`: makes the key pair of backups. The public one stays in the data folder, the private one is printed once. */
await said(async () => {
  const { dataDir } = configOf(process.env)
  const { privateKey, publicKey } = await newKeyPair()
  // Before the first start there is none.
  await makeDataFolder(dataDir)
  await keepPublicKey(dataDir, publicKey)
  console.log(`Backups are sealed from now on with the public key ${publicKey}`)
  console.log(
    'Private key, which alone opens them. Keep it on paper or in a safe, apart from the backups; it is not shown again:',
  )
  console.log(privateKey)
})
