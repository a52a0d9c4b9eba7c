vcl 4.1;

# Varnish 7 before one site (docs/operations.md#a-cdn-in-front), which runs with CDN=varnish, CDN_URL=<address of this
# Varnish> and a TRUST_PROXY that counts it. Change the address of the site, twice, and the addresses that may purge.

import std;

# Asked for pages independent of its probe: a site that is still reading its indexes answers.
backend site {
    .host = "127.0.0.1";
    .port = "3000";
    .first_byte_timeout = 60s;
}

# The same, with a probe: while it is sick, old pages are served.
backend probed {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = {
        .url = "/readyz";
        .interval = 1s;
        .timeout = 2s;
        .window = 3;
        .threshold = 2;
        .initial = 2;
    }
}

# Where the site's processes call from.
acl purgers {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.restarts == 0) {
        unset req.http.X-Serve-Stale;
    }
    set req.backend_hint = site;

    if (req.method == "PURGE") {
        # Varnish adds the client's address itself: with another before it, the call came through a proxy.
        if (client.ip !~ purgers || req.http.X-Forwarded-For ~ ",") {
            return (synth(403));
        }
        if (req.http.Surrogate-Key !~ "^[0-9a-z]+( [0-9a-z]+)*$") {
            return (synth(400));
        }
        ban("obj.http.Surrogate-Key ~ \b(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")\b");
        return (synth(200));
    }

    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    if (req.http.Authorization || req.http.Upgrade) {
        return (pass);
    }
    # Nothing is kept of these, and none waits for another.
    if (req.url ~ "^/(admin|_next|api)(/|\?|$)" && req.url !~ "^/api/(media|files)/file/") {
        return (pass);
    }

    # The site sends a picture in one of two forms, and says so with "Vary: Accept": two are kept, not one for each browser.
    if (req.url ~ "^/(media|api/media/file)/") {
        if (req.http.Accept ~ "image/avif") {
            set req.http.Accept = "image/avif";
        } else {
            unset req.http.Accept;
        }
    }

    if (std.healthy(probed) && !req.http.X-Serve-Stale) {
        set req.grace = 10s;
    }
    # Cookies do not count: the site marks what is the same for all visitors, and only that is kept.
    return (hash);
}

sub vcl_backend_response {
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    if (beresp.http.Surrogate-Control ~ "max-age=[1-9]" && !beresp.http.Set-Cookie) {
        set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
        set beresp.grace = 24h;
        return (deliver);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    set beresp.grace = 0s;
    return (deliver);
}

sub vcl_deliver {
    # Before the probe has noticed that the site is away, an old page is better than none.
    if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
        set req.http.X-Serve-Stale = "1";
        return (restart);
    }
    unset resp.http.Surrogate-Control;
    unset resp.http.Surrogate-Key;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    # Counted from when the edge got it, which is nothing that a browser should add to its own.
    unset resp.http.Age;
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    } else {
        set resp.http.X-Cache = "miss";
    }
    return (deliver);
}
