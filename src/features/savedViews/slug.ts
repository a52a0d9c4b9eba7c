export const SAVED_VIEWS = 'savedViews'
