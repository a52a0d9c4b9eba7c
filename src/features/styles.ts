/** Rules of features on every page. In a module of its own: what a glob imports comes before the other imports of its module. */
import.meta.glob('./*/styles.css', { eager: true })
