/** Names of collections of the newsletter. */
export const SUBSCRIBER_GROUPS = 'subscriberGroups'
