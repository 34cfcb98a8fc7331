/** Pages that stand in front of the page, or tell an error as if they were one; each is modelled on real ones. */
const html = (title: string, body: string, head = ''): string =>
  `<!DOCTYPE html><html><head><title>${title}</title>${head}</head><body>${body}</body></html>`;

const teaser =
  '<h1>Inside the rate limiters</h1><p>Every large service limits its clients, and every large service got it wrong at first. This is the story of three of them.</p>';

export const walls: Record<string, string> = {
  login: html(
    'Sign in | Research Portal',
    '<h1>Sign in to continue</h1><form><input name="user"><input type="password" name="p"><button>Sign in</button></form><a href="#">Forgot your password?</a> <a href="#">Create an account</a>',
  ),
  paywall: html(
    'Inside the rate limiters - The Daily Queue',
    `${teaser}<div class="gate"><h2>Subscribe to continue reading</h2><p>Already a subscriber? Log in</p></div>`,
    '<script type="application/ld+json">{"@type":"NewsArticle","headline":"Inside the rate limiters","isAccessibleForFree":false}</script>',
  ),
  captcha: html(
    'Just a moment...',
    '<h1>Verifying you are human. This may take a few seconds.</h1><p>The site needs to review the security of your connection before proceeding.</p><p>Ray ID: 8f00b204e9800998</p><p>Performance &amp; security by Cloudflare</p>',
    '<script src="/cdn-cgi/challenge-platform/h/b/orchestrate/jsch/v1"></script>',
  ),
  cookies: html(
    'Limits',
    '<h1>Before you continue to Limits</h1><p>We use cookies and data to deliver and maintain our services, to track outages and protect against spam, fraud and abuse, and to measure audience engagement.</p><button>Accept all</button><button>Reject all</button><a>Manage preferences</a>',
  ),
  scripts: html(
    'Limiter Explorer',
    '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/static/main.js"></script>',
  ),
  maintenance: html(
    '503 Service Temporarily Unavailable',
    '<h1>Service Temporarily Unavailable</h1><p>We are busy making things better for you and shall be back in a few minutes. Thank you for your patience, and thank you for reading us. Our status page tells more about it than this one.</p>',
  ),
  denied: html(
    'Access Denied',
    "<h1>Access Denied</h1><p>You don't have permission to access this page on this server.</p>",
  ),
  empty: html('Limits', '<h1>Limits</h1>'),
};
