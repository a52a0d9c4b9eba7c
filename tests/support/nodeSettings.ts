/** Settings of all nodes of a site, whose balancer listens to `port`. */
import { SECRET } from './site'

export const nodeSettings = (port: number, mail: { url: string }, bucket: { url: string }) => ({
  SECRET,
  SMTP_URL: mail.url,
  // Customers tell an address each, before the balancer's own.
  TRUST_PROXY: '2',
  SITE_URL: `http://localhost:${port}`,
  S3_BUCKET: 'merkevei',
  S3_ENDPOINT: bucket.url,
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
})
