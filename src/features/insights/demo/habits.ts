/** Parameters of the demo's invented visitors: a brand of wood stoves in autumn. Weights, unless stated. */

/** Visits on an ordinary day. */
export const VISITS_A_DAY = 170

/** Sunday first: stoves are looked for at home. */
export const weekdays = [1.3, 0.95, 0.9, 0.92, 0.98, 0.85, 1.05] as const

export const hours = [
  1, 0.6, 0.4, 0.3, 0.3, 0.6, 1.5, 3, 4.2, 5, 5.4, 5.6, 5.8, 5.2, 5, 5, 5.2, 5.8, 6.6, 8, 8.8, 8, 5.6, 2.6,
].map((weight, hour) => [hour, weight] as const)

/** Share of visits that continue to one more page. */
export const GOES_ON = 0.58

export const referrers = [
  ['', 33],
  ['google.com', 39],
  ['bing.com', 5],
  ['duckduckgo.com', 2],
  ['facebook.com', 7],
  ['instagram.com', 4],
  ['pinterest.com', 2],
  ['hytteliv.example', 4],
  ['ildsjel-forum.example', 2],
  ['byggmesteren.example', 2],
] as const

/** Source, medium, campaign; with the relative rate at which it leads to a dealer. */
export const campaigns = [
  [['google', 'cpc', 'vedovn-host'], 5],
  [['facebook', 'social', 'hytta-2026'], 3],
  [['nyhetsbrev', 'sms', 'fyringssesongen'], 3],
  [['instagram', 'social', 'balpanne'], 2],
  [['hytteliv', 'banner', 'host'], 1],
] as const

/** Share of visits that came from a campaign. */
export const BY_CAMPAIGN = 0.16

export const terms = [
  ['varde 8', 14],
  ['peisinnsats', 12],
  ['bålpanne', 11],
  ['pris', 9],
  ['montering', 8],
  ['kleberstein', 7],
  ['forhandler oslo', 6],
  ['uteluft', 6],
  ['reservedeler', 6],
  ['glass', 5],
  ['brannmur', 4],
  ['hytteovn', 4],
  ['askeskuff', 3],
  ['bruksanvisning', 3],
] as const

export const emptyTerms = [
  ['pelletsovn', 8],
  ['varmepumpe', 6],
  ['gasspeis', 5],
  ['pizzaovn', 4],
  ['elektrisk peis', 3],
  ['rabattkode', 2],
] as const

/** Postcode and kilometres to the nearest dealer. */
export const places = [
  [['0581', 4], 9],
  [['1164', 7], 6],
  [['5006', 5], 7],
  [['7030', 4], 6],
  [['4013', 6], 5],
  [['2609', 8], 4],
  [['3510', 18], 3],
  [['6411', 34], 3],
  [['2500', 96], 4],
  [['8006', 9], 3],
  [['9008', 6], 3],
  [['3840', 74], 3],
  [['6800', 112], 3],
  [['8900', 131], 2],
  [['9900', 228], 2],
  [['9510', 42], 2],
] as const

/** Minutes until a dealer answers, and its share. */
export const waits = [
  [[8, 50], 2],
  [[50, 240], 5],
  [[240, 720], 4],
  [[720, 1500], 3],
  [[1500, 5000], 1.5],
] as const
