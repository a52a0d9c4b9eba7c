/** Exports of the feature for browser code; the server uses the same. */
export { DEALER_PAGE, type Dimension, type Metric, OTHERS, VISIT_TIMEOUT } from './metrics'
