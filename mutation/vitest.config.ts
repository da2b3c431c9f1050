import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['work/tax/*.test.ts', 'work/num/{decimal,share}.test.ts'] } })
