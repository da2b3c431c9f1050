import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const deploy = fileURLToPath(new URL('../../../../deploy/', import.meta.url))

/** A configuration of `deploy/` with its values, as `envsubst` fills them in; a value that is missing is a fault. */
export async function configured(
  file: string,
  values: Readonly<Record<string, string | number>>,
): Promise<string> {
  const text = await readFile(`${deploy}${file}`, 'utf8')
  return text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    if (values[name] === undefined) throw new Error(`${file} asks for ${name}, which is not given`)
    return String(values[name])
  })
}
