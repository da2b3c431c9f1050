import { hash, verify } from '@node-rs/argon2'

/** argon2id as OWASP advises; each takes about 20 ms of a core and 19 MiB. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => oneOfFew(() => hash(password, options))

/** True for the right password. Without a hash to compare with it takes as long, and is never true. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const matches = await oneOfFew(async () => verify(stored ?? (await absent), password))
  return matches && stored != null
}

const absent = hash('nobody has this password', options)

/** More hashes at once than this would only make each slower and fill the memory. */
const most = 3
let running = 0
const waiting: (() => void)[] = []

async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
