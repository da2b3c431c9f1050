import { setSystemSettings } from '../platform/set-system-settings.ts'
import { asOwner } from './owner.ts'

/**
 * `npm run system -- maintenance=true captchaEnabled=false applicationTitle="My books"`: sets values of the whole
 * installation, in JSON or as plain text; `name=` goes back to the default. Running servers follow within seconds.
 * Without any it lists them. `--database <address of the owner>` as for every command.
 */
const given = process.argv.slice(2).filter((word) => /^[\w.]+=/.test(word))

await asOwner(async (client) => {
  await setSystemSettings(
    client,
    Object.fromEntries(
      given.map((word) => {
        const at = word.indexOf('=')
        return [word.slice(0, at), valueOf(word.slice(at + 1))]
      }),
    ),
  )
  const { rows } = await client.query<{ name: string; value: unknown }>(
    'select name, value from system_settings order by name',
  )
  for (const { name, value } of rows) console.log(`${name} = ${JSON.stringify(value)}`)
})

function valueOf(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
