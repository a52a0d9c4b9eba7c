import { expect, test } from 'vitest'
import { deviceOf } from './device'

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.each([
  [windows, 'Chrome, Windows'],
  [`${windows} Edg/140.0.0.0`, 'Edge, Windows'],
  [`${windows} OPR/120.0.0.0`, 'Opera, Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15', 'Safari, Mac'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1', 'Chrome, iPhone'],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S911B) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Samsung Internet, Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['curl/8', ''],
  ['<script>', ''],
  [undefined, ''],
])('%s is %j', (agent, device) => {
  expect(deviceOf(agent)).toBe(device)
})
