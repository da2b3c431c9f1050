import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** All of them at once, so that none is given twice. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((done) => {
          const probe = createServer().listen(0, '127.0.0.1', () => done(probe))
        }),
    ),
  )
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port)
  await Promise.all(probes.map((probe) => new Promise((done) => probe.close(done))))
  return ports
}
