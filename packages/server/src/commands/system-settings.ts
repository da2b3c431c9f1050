import { configOf } from '../config.ts'
import { openSecrets } from '../platform/secret-key.ts'
import type { Secrets } from '../platform/secrets.ts'
import { setSystemSettings } from '../platform/set-system-settings.ts'
import { nameProblem, secretNames } from '../platform/system-setting-names.ts'
import { sealSetting } from '../platform/system-settings.ts'
import { asOwner } from './owner.ts'

/**
 * `npm run system -- maintenance=true captchaEnabled=false applicationTitle="My books"`: sets values of the whole
 * installation, in JSON or as plain text; `name=` goes back to the default. Running servers follow within seconds.
 * Without any it lists them. Secrets are sealed under the key of the installation and listed without their value.
 * `--database <address of the owner>` as for every command.
 */
const given = process.argv.slice(2).filter((word) => /^[\w.]+=/.test(word))
const pairs = given.map((word): [name: string, text: string] => {
  const at = word.indexOf('=')
  return [word.slice(0, at), word.slice(at + 1)]
})
const problems = pairs.flatMap(([name]) => nameProblem(name) ?? [])
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)

await asOwner(async (client) => {
  const secrets = pairs.some(([name]) => isSecret(name))
    ? await openSecrets(client, configOf(process.env))
    : undefined
  await setSystemSettings(
    client,
    Object.fromEntries(pairs.map(([name, text]) => [name, valueOf(name, text, secrets)])),
  )
  const { rows } = await client.query<{ name: string; value: unknown }>(
    'select name, value from system_settings order by name',
  )
  for (const { name, value } of rows)
    console.log(`${name} = ${isSecret(name) ? '(secret)' : JSON.stringify(value)}`)
})

function isSecret(name: string): boolean {
  return secretNames.has(name.replace(/^portal\./, ''))
}

function valueOf(name: string, text: string, secrets: Secrets | undefined): unknown {
  if (text === '') return null
  if (secrets && isSecret(name)) return sealSetting(secrets, name, text)
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
