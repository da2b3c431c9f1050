import { expect, test } from 'vitest'
import { hostOf, isInsideName, isPublicAddress } from './outside.ts'

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  'fe80::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '64:ff9b::7f00:1',
  '2001::1',
  'no address',
])('%s is no address of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '223.255.255.255', '2606:4700::1111', '::ffff:8.8.8.8'])(
  '%s is one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test('a host is read as the connection reads it, whatever way it is written', () => {
  for (const text of ['http://2130706433/', 'http://0x7f.1/', 'http://0177.0.0.1/', 'http://127.1/'])
    expect(isPublicAddress(hostOf(new URL(text)))).toBe(false)
  expect(hostOf(new URL('http://[::1]:80/'))).toBe('::1')
})

test('names of this machine and of a local network are known', () => {
  for (const name of [
    'localhost',
    'LOCALHOST.',
    'a.localhost',
    'printer',
    'nas.local',
    'metadata.google.internal',
  ])
    expect(isInsideName(name)).toBe(true)
  for (const name of ['erp.example.in', 'local.example.in']) expect(isInsideName(name)).toBe(false)
})
